/** What one client says to the others at its table, and is told of what they say. */
import type { Chat, ChatRefusal } from '../chat/chat.ts';
import type { Speaker } from '../chat/lines.ts';
import type { Buckets } from '../http/limits.ts';
import type { Down, Up } from '../http/schemas.ts';

export type TalkingUp = Extract<Up, { readonly is: 'chat' | 'talk' | 'report' }>;

/** What all clients of a node share. */
export interface TalkingParts {
  readonly chat: Chat;
  /** How much an account may say. */
  readonly rate: Buckets;
}

export class Talking {
  readonly #with: TalkingParts;
  readonly #table: string;
  readonly #speaker: Speaker;
  #leave: () => void = () => {};
  #isClosed = false;

  constructor(parts: TalkingParts, table: string, speaker: Speaker) {
    this.#with = parts;
    this.#table = table;
    this.#speaker = speaker;
  }

  /** Tells what is said from now on, beginning with what was said before. */
  async listen(say: (message: Down) => void): Promise<void> {
    this.#leave = await this.#with.chat.join(this.#table, this.#speaker, (lines) =>
      say({ is: 'chat', lines: [...lines] }),
    );
    if (this.#isClosed) this.#leave();
  }

  close(): void {
    this.#isClosed = true;
    this.#leave();
  }

  /** The answer to a message. */
  async take(up: TalkingUp): Promise<Down> {
    const { command } = up;
    const why = this.#with.rate.take(this.#speaker.account) ? await this.#taken(up) : 'tooMany';
    return why === null ? { is: 'ack', command } : { is: 'refused', command, why };
  }

  async #taken(up: TalkingUp): Promise<ChatRefusal | 'notSeated' | null> {
    const { chat } = this.#with;
    const speaker = this.#speaker;
    switch (up.is) {
      case 'chat':
        return chat.say(this.#table, speaker, up.command, { text: up.text });
      case 'talk':
        // A phrase is about the game, and a spectator has no part in it.
        if (speaker.seat === null) return 'notSeated';
        return chat.say(this.#table, speaker, up.command, { talk: { key: up.key, to: up.to } });
      case 'report':
        return chat.tellOn(this.#table, speaker, up.line, up.reason);
    }
  }
}
