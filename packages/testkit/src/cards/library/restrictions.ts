import type { LibraryCard, Restriction } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** A master card on a minion, which restricts it. */
const on = (
  id: number,
  name: string,
  ...restrictions: Exclude<Restriction, 'play' | 'beTargeted' | 'replaceAtOnce'>[]
): LibraryCard =>
  card(
    id,
    name,
    [{ type: 'master', stays: { pick: 0 }, picks: [{ pick: 'card', filter: { kind: 'minion' } }] }],
    { statics: restrictions.map((restrict) => ({ restrict, who: 'host' })) },
  );

/** Invented cards that keep minions from something. */
export const RESTRICTIONS: readonly LibraryCard[] = [
  on(3140, 'Broken Fingers', 'useEquipment'),
  on(3141, 'Vow of Poverty', 'haveEquipment', 'haveRetainers'),
  on(3142, 'Pulled Teeth', 'huntAction'),
  on(3143, 'Solemn Hermit', 'recruitAction', 'employAction', 'politicalAction'),
  on(3144, 'Cold Shoulder', 'bleedAction', 'equipAction'),
  on(3145, 'Sworn Protector', 'diablerise'),
  on(3146, 'Leaking Wound', 'gainBlood'),
  on(3147, 'Iron Coffin', 'unlockAtAll'),
  card(
    3148,
    'Hidden Haven',
    [{ type: 'master', stays: { pick: 0 }, picks: [{ pick: 'card', filter: { kind: 'minion' } }] }],
    { statics: [{ restrict: 'beTargeted', who: 'host' }] },
  ),
  card(
    3149,
    'Shroud of Shadows',
    [{ type: 'master', stays: { pick: 0 }, picks: [{ pick: 'card', filter: { kind: 'minion' } }] }],
    { statics: [{ restrict: 'beTargeted', who: 'host', by: { kind: 'vampire', maxCapacity: 4 } }] },
  ),
  card(3150, 'Stunned Silence', [
    {
      type: 'modifier',
      windows: ['announced'],
      picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others' } }],
      effects: [
        { do: 'restrict', what: 'play', who: { pick: 0 }, for: 'action', cards: { types: ['reaction'] } },
      ],
    },
  ]),
  card(3151, 'Clouded Mind', [{ type: 'master', stays: 'table' }], {
    statics: [{ restrict: 'play', who: { all: { kind: 'vampire' } }, needs: ['obf', 'dom'] }],
  }),
];
