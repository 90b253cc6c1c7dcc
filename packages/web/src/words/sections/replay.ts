export interface ReplayWords {
  readonly title: string;
}
