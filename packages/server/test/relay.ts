/** Stands between a log and PostgreSQL, and cuts a connection at a moment of one's choice. */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SOCKET = '.s.PGSQL.5432';

type Moment =
  /** The request has not reached the database. */
  | 'asked'
  /** The database has done it; its answer is lost. */
  | 'answered';

interface Plan {
  readonly moment: Moment;
  /** In what is asked. */
  readonly words: string;
  readonly meanwhile: () => Promise<void>;
}

export class Relay {
  readonly url: string;
  cuts = 0;
  readonly #folder = mkdtempSync(join(tmpdir(), 'methuselah-relay-'));
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #plan: Plan | null = null;

  static async before(url: string): Promise<Relay> {
    const relay = new Relay(url);
    await new Promise<void>((resolve) => relay.#server.listen(join(relay.#folder, SOCKET), resolve));
    return relay;
  }

  constructor(url: string) {
    const folder = new URL(url).searchParams.get('host') ?? '';
    this.url = url.replace(encodeURIComponent(folder), encodeURIComponent(this.#folder));
    this.#server = createServer((client) => this.#join(client, connect(join(folder, SOCKET))));
  }

  /** Cuts the next connection over which something with these words is asked. */
  cutWhen(moment: Moment, words: string, meanwhile = async (): Promise<void> => undefined): void {
    this.#plan = { moment, words, meanwhile };
    this.cuts = 0;
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    rmSync(this.#folder, { recursive: true });
  }

  #join(client: Socket, database: Socket): void {
    let isAnswerLost = false;
    const cut = (): void => {
      this.cuts++;
      client.destroy();
      database.destroy();
    };
    for (const socket of [client, database]) {
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
    client.on('data', (asked) => {
      const plan = this.#plan;
      if (plan === null || !asked.includes(plan.words)) return void database.write(asked);
      this.#plan = null;
      isAnswerLost = plan.moment === 'answered';
      if (isAnswerLost) database.write(asked);
      else void plan.meanwhile().then(cut);
    });
    database.on('data', (answer) => {
      if (isAnswerLost) cut();
      else client.write(answer);
    });
  }
}
