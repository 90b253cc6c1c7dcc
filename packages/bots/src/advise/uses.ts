import { effectContextOf, type UseOption } from '../decide/judge.ts';
import { useWorth } from '../decide/uses.ts';
import { type Asked, costReasons, part } from './asked.ts';
import { now, type Reason } from './because.ts';
import { weightiest } from './changes.ts';

/** Cards and abilities that are judged by their effects alone. */

export function proUse(asked: Asked, o: UseOption): Reason[] {
  if (part(asked, 'a duty') > 0) return [now({ why: 'duty' })];
  const good = effectsOf(asked, o, 1);
  return good.length > 0 || part(asked, 'a new card') === 0 ? good : [now({ why: 'newCard' })];
}

export function conUse(asked: Asked, o: UseOption): Reason[] {
  const { eyes } = asked;
  if (part(asked, 'a second one') < 0) return [now({ why: 'secondCopy' })];
  const worth = part(asked, 'what it does');
  const bad = effectsOf(asked, o, -1);
  if (worth < 0.1 && bad.length > 0) return bad;
  const use = eyes.use(o.use);
  const cost = costReasons(asked, use?.cost, effectContextOf(eyes.seat, o, use?.def));
  const found = [...cost, ...bad].slice(0, 2);
  return found.length > 0 || worth >= 0.1 ? found : [now({ why: 'noEffect' })];
}

function effectsOf({ eyes }: Asked, o: UseOption, sign: 1 | -1): Reason[] {
  const use = eyes.use(o.use);
  if (!use) return [];
  const changes = eyes.heard(() => useWorth(eyes, use, effectContextOf(eyes.seat, o, use.def)));
  // An X that is not chosen yet leaves the amounts open.
  if (use.text.x === undefined) return weightiest(eyes, changes, sign);
  const isPool = changes.some((c) => c.is === 'pool' && c.seat === eyes.seat && c.n > 0);
  if (isPool && sign > 0) return [now({ why: 'poolOfChoice' })];
  return weightiest(
    eyes,
    changes.filter((c) => !('n' in c)),
    sign,
  );
}
