import type { CardSource } from '@methuselah/engine';
import { LeanHost } from './leanhost.ts';
import * as newTables from './newtable.ts';
import * as records from './records.ts';
import type { Bots } from './session.ts';
import * as why from './why.ts';

/** A host with all that any request needs. */
export class Host extends LeanHost {
  constructor(cards: CardSource, bots: Bots) {
    super(cards, bots, { newTables, records, why });
  }
}
