export interface TableWords {
  readonly title: string;
}
