import type { Viewer } from '@methuselah/engine';
import { canSee, tableOf } from '@methuselah/engine/internal';
import { plain } from '../error.ts';
import type { Words } from '../words.ts';
import { type Fact, ofCard } from './fact.ts';

const SPECTATOR = 'a spectator';
const viewerOf = (w: Words, name: string): Viewer => (name === SPECTATOR ? 'spectator' : w.player(name));

/** Facts about what a player or spectator sees and reads. */
export const SIGHT_FACTS: readonly Fact[] = [
  {
    form: 'the log says | does not say "<words>" (also "the log of <player>"; otherwise as a spectator reads it)',
    pattern: /^the log(?: of (.+?))? (says|does not say) "(.+)"$/,
    tell(w, reader, says, words) {
      const lines = w.log(viewerOf(w, reader === '' ? SPECTATOR : reader));
      // Only the plain mode keeps a log; the other modes end in the same game.
      if (lines === null) return { holds: true, is: '' };
      const said = lines.some((line) => plain(line).includes(plain(words)));
      const last = lines.slice(-8).map((line) => `"${line}"`);
      return {
        holds: said === (says === 'says'),
        is: said ? 'it does' : `the log ends with ${last.join(', ') || 'nothing'}`,
      };
    },
  },
  {
    form: '<player | a spectator> sees | does not see the hand of <player>',
    pattern: /^(.+) (sees|does not see) the hand of (.+)$/,
    tell: (w, viewer, sees, owner) => {
      const hand = w.game.view(viewerOf(w, viewer)).seats[w.player(owner)]?.hand;
      const seen = typeof hand !== 'number';
      return { holds: seen === (sees === 'sees'), is: `${viewer} ${seen ? 'sees' : 'does not see'} it` };
    },
  },
  {
    form: '<player | a spectator> sees | does not see <card>',
    pattern: /^(.+?) (sees|does not see) (.+)$/,
    tell(w, viewer, sees, text) {
      const { name, ids } = w.copies(text);
      const seen = new Set(ids.map((id) => canSee(tableOf(w.game), viewerOf(w, viewer), id)));
      if (seen.size > 1)
        w.malformed(`${viewer} sees some of ${name} and not others: say which, by a name of its own.`);
      return {
        holds: seen.has(sees === 'sees'),
        is: `${name} is ${ids.map((id) => w.where(id)).join(', ')}`,
      };
    },
  },
  {
    form: '<card> is face down | face up',
    pattern: /^(.+) is face (down|up)$/,
    tell: (w, text, side) =>
      ofCard(w, text, (card, name) => {
        const is = canSee(tableOf(w.game), 'spectator', card.id) ? 'up' : 'down';
        return { holds: is === side, is: `${name} is face ${is}` };
      }),
  },
];
