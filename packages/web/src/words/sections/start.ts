export interface StartWords {
  readonly title: string;
}
