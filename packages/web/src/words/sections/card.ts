export interface CardWords {
  readonly title: string;
}
