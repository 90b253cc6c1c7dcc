import { PHASES, partOfAction, partOfCombat, partOfReferendum } from '@methuselah/engine/internal';
import type { RailModel, RailStep } from '../contract/index.ts';
import { ACTION_STEPS, COMBAT_STEPS, REFERENDUM_STEPS } from '../words/words.ts';
import { capital, type ViewerContext } from './viewercontext.ts';

/** The steps of the turn, and of each action, combat and referendum in progress. */
export function railsOf(context: ViewerContext): RailModel[] {
  const { t, locale } = context;
  const { host, words } = locale;
  const { frames } = context;
  const { turn, active, phase } = t.state;
  const rails: RailModel[] = [
    {
      of: 'turn',
      label: capital(words.events.turnBegan(turn, context.seat(active))),
      ...stepsOf(PHASES, phase, host.phases),
    },
  ];
  for (const [place, f] of frames.entries()) {
    if (f.kind === 'action')
      rails.push({
        of: 'action',
        label: host.rails.action,
        ...stepsOf(ACTION_STEPS, partOfAction(f), host.action),
      });
    else if (f.kind === 'combat') {
      const isDamage = frames[place + 1]?.kind === 'damage';
      rails.push({
        of: 'combat',
        label: host.rails.combat,
        ...stepsOf(COMBAT_STEPS, isDamage ? 'damage' : partOfCombat(f), host.combat),
      });
    } else if (f.kind === 'referendum')
      rails.push({
        of: 'referendum',
        label: host.rails.referendum,
        ...stepsOf(REFERENDUM_STEPS, partOfReferendum(f), host.referendum),
      });
  }
  return rails;
}

/** There are few of them, by labels, and they never change. */
const STEPS = new WeakMap<object, readonly RailStep[]>();

function stepsOf<K extends string>(
  keys: readonly K[],
  now: K,
  labels: Readonly<Record<K, string>>,
): Pick<RailModel, 'steps' | 'now'> {
  const steps = STEPS.get(labels) ?? keys.map((key) => ({ key, label: labels[key] }));
  STEPS.set(labels, steps);
  return { steps, now: keys.indexOf(now) };
}
