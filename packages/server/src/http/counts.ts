/** Numbers for operators. Nothing in them is about a player. */
export class Counts {
  readonly requests = new Map<string, number>();
  sockets = 0;
  opened = 0;
  dropped = 0;
  kept = 0;
  refused = 0;

  request(status: number): void {
    const group = `${Math.floor(status / 100)}xx`;
    this.requests.set(group, (this.requests.get(group) ?? 0) + 1);
  }

  /** In the text format of Prometheus. */
  text(tables: number): string {
    const lines = (
      name: string,
      kind: 'counter' | 'gauge',
      values: readonly (readonly [string, number])[],
    ) => [
      `# TYPE methuselah_${name} ${kind}`,
      ...values.map(([labels, value]) => `methuselah_${name}${labels} ${value}`),
    ];
    const byStatus = [...this.requests].map(([group, count]) => [`{status="${group}"}`, count] as const);
    return `${[
      lines('tables', 'gauge', [['', tables]]),
      lines('sockets', 'gauge', [['', this.sockets]]),
      lines('sockets_opened_total', 'counter', [['', this.opened]]),
      lines('sockets_dropped_total', 'counter', [['', this.dropped]]),
      lines('commands_total', 'counter', [
        ['{outcome="kept"}', this.kept],
        ['{outcome="refused"}', this.refused],
      ]),
      lines('requests_total', 'counter', byStatus),
    ]
      .flat()
      .join('\n')}\n`;
  }
}
