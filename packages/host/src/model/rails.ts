import {
  type ActionFrame,
  type CombatFrame,
  PHASES,
  type ReferendumFrame,
} from '@methuselah/engine/internal';
import type { RailModel, RailStep } from '../contract/index.ts';
import {
  ACTION_STEPS,
  type ActionStep,
  COMBAT_STEPS,
  type CombatStep,
  REFERENDUM_STEPS,
  type ReferendumStep,
} from '../words/words.ts';
import { capital, type Look } from './look.ts';

/** Where we are: in the turn, and in each action, combat and referendum under way. */
export function railsOf(look: Look): RailModel[] {
  const { t, tongue } = look;
  const { host, words } = tongue;
  const { frames, turn, active, phase } = t.state;
  const rails: RailModel[] = [
    {
      of: 'turn',
      label: capital(words.events.turnBegan(turn, look.seat(active))),
      steps: stepsOf(PHASES, phase, host.phases),
    },
  ];
  for (const [place, f] of frames.entries()) {
    if (f.kind === 'action')
      rails.push({
        of: 'action',
        label: host.rails.action,
        steps: stepsOf(ACTION_STEPS, actionStep(f), host.action),
      });
    else if (f.kind === 'combat') {
      const isDamage = frames[place + 1]?.kind === 'damage';
      rails.push({
        of: 'combat',
        label: host.rails.combat,
        steps: stepsOf(COMBAT_STEPS, isDamage ? 'damage' : combatStep(f), host.combat),
      });
    } else if (f.kind === 'referendum')
      rails.push({
        of: 'referendum',
        label: host.rails.referendum,
        steps: stepsOf(REFERENDUM_STEPS, referendumStep(f), host.referendum),
      });
  }
  return rails;
}

function stepsOf<K extends string>(
  keys: readonly K[],
  now: K,
  labels: Readonly<Record<K, string>>,
): RailStep[] {
  const at = keys.indexOf(now);
  return keys.map((key, place) => ({
    key,
    label: labels[key],
    is: place < at ? 'past' : place === at ? 'now' : 'next',
  }));
}

/** A frame that has opened a window is already named after the step that follows it. */
function actionStep({ step, outcome }: ActionFrame): ActionStep {
  switch (step) {
    case 'pieces':
    case 'split':
    case 'played':
    case 'announce':
    case 'beforeBlocks':
      return 'announced';
    case 'declined':
      return 'blocks';
    case 'attempt':
    case 'attemptResolves':
      return 'attempt';
    case 'end':
      return 'after';
    default:
      return outcome === 'ended' ? 'after' : 'resolution';
  }
}

function combatStep({ step }: CombatFrame): CombatStep {
  switch (step) {
    case 'begin':
    case 'round':
    case 'range':
      return 'beforeRange';
    case 'beforeStrikes':
      return 'range';
    case 'newPair':
      return 'beforeStrikes';
    case 'press':
    case 'endOfRound':
      return 'press';
    case 'ends':
    case 'roundOver':
    case 'finished':
      return 'roundEnd';
    default:
      return 'strike';
  }
}

function referendumStep({ step }: ReferendumFrame): ReferendumStep {
  switch (step) {
    case 'terms':
    case 'chooseTerms':
    case 'called':
      return 'terms';
    case 'beforeVotes':
    case 'polling':
      return 'beforeVotes';
    case 'resolve':
      return 'polling';
    default:
      return 'result';
  }
}
