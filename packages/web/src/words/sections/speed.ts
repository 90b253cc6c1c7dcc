/** What makes playing quick: transfers and votes in one go, cards at a glance, what has happened meanwhile. */
export interface SpeedWords {
  /** Label of the panel of the influence phase. */
  readonly transfers: string;
  readonly left: (n: number) => string;
  readonly unused: (n: number) => string;
  /** Labels of the buttons of one vampire. */
  readonly give: (name: string) => string;
  readonly takeBack: (name: string) => string;
  readonly fill: string;
  readonly fillOne: (name: string) => string;
  /** A full vampire is brought out at the end, unless this is switched off. */
  readonly comesOut: string;
  readonly staysIn: string;
  readonly comesOutOne: (name: string) => string;
  /** Carries out the plan; then ends the phase, or stays in it. */
  readonly doAndEnd: string;
  readonly doOnly: string;
  readonly allFor: (n: number) => string;
  readonly allAgainst: (n: number) => string;
  /** A press that came too soon after the question had changed. */
  readonly tooSoon: string;
  readonly sinceYourTurn: string;
  readonly hide: string;
  /** Opens the log at this event. */
  readonly inLog: string;
}
