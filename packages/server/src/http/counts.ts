import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { EventLog } from '../log/index.ts';
import { Histogram } from './histogram.ts';

/** A node that does not come to its work for longer is busy. */
const RESOLUTION_MS = 10;
const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;

type Values = readonly (readonly [labels: string, value: number])[];

/** Numbers for operators. Nothing in them is about a player. */
export class Counts {
  readonly requests = new Map<string, number>();
  sockets = 0;
  opened = 0;
  dropped = 0;
  kept = 0;
  refused = 0;
  /** Choices that were written to the log, by whomever. */
  decisions = 0;
  /** Appends that failed because the database did not answer. */
  failed = 0;
  /** From a command to its answer. */
  readonly commands = new Histogram();
  /** From an append to its being durable. */
  readonly appends = new Histogram();
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });

  constructor() {
    this.#delay.enable();
  }

  close(): void {
    this.#delay.disable();
  }

  request(status: number): void {
    const group = `${Math.floor(status / 100)}xx`;
    this.requests.set(group, (this.requests.get(group) ?? 0) + 1);
  }

  /** The same log, whose appends are counted. */
  counting(log: EventLog): EventLog {
    return {
      ...log,
      append: async (table, seq, events, progress) => {
        try {
          const appended = await this.appends.time(() => log.append(table, seq, events, progress));
          if (appended.is === 'appended')
            this.decisions += events.filter(({ kind }) => kind === 'choose').length;
          return appended;
        } catch (error) {
          this.failed++;
          throw error;
        }
      },
    };
  }

  /** In the text format of Prometheus. */
  text(tables: number): string {
    return `${[...this.#ofTables(tables), ...this.#ofProcess()].join('\n')}\n`;
  }

  #ofTables(tables: number): readonly string[] {
    const byStatus = [...this.requests].map(([group, count]) => [`{status="${group}"}`, count] as const);
    const byOutcome: Values = [
      ['{outcome="kept"}', this.kept],
      ['{outcome="refused"}', this.refused],
    ];
    return [
      ...metric('tables', 'gauge', tables),
      ...metric('sockets', 'gauge', this.sockets),
      ...metric('sockets_opened_total', 'counter', this.opened),
      ...metric('sockets_dropped_total', 'counter', this.dropped),
      ...metric('commands_total', 'counter', byOutcome),
      ...histogram('command_seconds', this.commands),
      ...metric('decisions_total', 'counter', this.decisions),
      ...histogram('append_seconds', this.appends),
      ...metric('appends_failed_total', 'counter', this.failed),
      ...metric('requests_total', 'counter', byStatus),
    ];
  }

  /** The delay of the event loop is that since it was last asked for. */
  #ofProcess(): readonly string[] {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const delay: Values = [
      ['{quantile="0.5"}', this.#delay.percentile(50) / NANOSECONDS],
      ['{quantile="0.99"}', this.#delay.percentile(99) / NANOSECONDS],
      ['{quantile="1"}', this.#delay.max / NANOSECONDS],
    ];
    this.#delay.reset();
    return [
      ...metric('event_loop_delay_seconds', 'gauge', delay),
      ...metric('memory_bytes', 'gauge', [
        ['{kind="rss"}', rss],
        ['{kind="heap"}', heapUsed],
      ]),
      ...metric('cpu_seconds_total', 'counter', (user + system) / MICROSECONDS),
      ...metric('up_seconds', 'gauge', process.uptime()),
    ];
  }
}

function metric(name: string, kind: 'counter' | 'gauge', values: Values | number): readonly string[] {
  const all: Values = typeof values === 'number' ? [['', values]] : values;
  return [
    `# TYPE methuselah_${name} ${kind}`,
    ...all.map(([labels, value]) => `methuselah_${name}${labels} ${value}`),
  ];
}

const histogram = (name: string, values: Histogram): readonly string[] => [
  `# TYPE methuselah_${name} histogram`,
  ...values.lines(`methuselah_${name}`),
];
