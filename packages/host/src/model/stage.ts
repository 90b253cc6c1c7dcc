import {
  ACTION_KINDS,
  type ActionFrame,
  type CardId,
  type CombatFrame,
  type Frame,
  mayBlock,
  NONE,
  type PlayFrame,
  type ReferendumFrame,
  seatTarget,
  type Target,
} from '@methuselah/engine';
import { eventText } from '@methuselah/text';
import type { ActionStage, Played, PlayStage, StageModel } from '../model.ts';
import type { Shelf } from './cards.ts';
import { combatStage } from './combat.ts';
import { capital, type Look } from './look.ts';
import { referendumStage } from './referendum.ts';
import { statOf } from './stats.ts';

type Scene = ActionFrame | CombatFrame | ReferendumFrame;

const isScene = (f: Frame): f is Scene =>
  f.kind === 'action' || f.kind === 'combat' || f.kind === 'referendum';

/** What is under way: the innermost action, combat or referendum; else the card that is being played. */
export function stageOf(look: Look, shelf: Shelf): StageModel | null {
  const f = look.t.state.frames.findLast(isScene);
  const played = playedOf(look, shelf);
  switch (f?.kind) {
    case 'action':
      return actionStage(look, shelf, f, played);
    case 'combat':
      return combatStage(look, shelf, f, played);
    case 'referendum':
      return referendumStage(look, shelf, f, played);
    case undefined:
      return playStage(look, shelf, played);
  }
}

/** Cards that were shown and are not yet resolved. */
function playedOf(look: Look, shelf: Shelf): Played[] {
  const { t, tongue } = look;
  return t.state.limbo.flatMap((id) => {
    const f = t.state.frames.findLast(
      (frame): frame is PlayFrame | ActionFrame =>
        (frame.kind === 'play' || frame.kind === 'action') && frame.cast.card === id,
    );
    const card = look.number(id);
    if (f === undefined || card === null) return [];
    const { seat, by, use, picks } = f.cast;
    const superior = t.pool.uses[use]?.superior ?? false;
    const text = tongue.words.events.played({
      who: look.seat(seat),
      card: tongue.words.names.inMode(look.card(id), superior ? { is: 'superior' } : null),
      minion: by >= 0 ? look.card(by) : null,
      on: picks.filter((target) => target !== NONE && target !== by).map((target) => look.target(target)),
    });
    return [{ key: shelf.about(id), card, seat, by: by >= 0 ? shelf.about(by) : null, text: capital(text) }];
  });
}

function playStage(look: Look, shelf: Shelf, played: readonly Played[]): PlayStage | null {
  const [first] = played;
  if (first === undefined) return null;
  const f = look.t.state.frames.findLast(
    (frame): frame is PlayFrame => frame.kind === 'play' && frame.cast.card === first.key,
  );
  return { is: 'play', title: first.text, played, targets: cardsAmong(shelf, f?.cast.picks ?? []) };
}

const cardsAmong = (shelf: Shelf, targets: readonly Target[]): CardId[] =>
  targets.filter((target) => target >= 0).map((id) => shelf.about(id));

function actionStage(look: Look, shelf: Shelf, f: ActionFrame, played: readonly Played[]): ActionStage {
  const { t, viewer, tongue } = look;
  const isOpen = f.outcome === 'pending';
  const [at] = f.directedAt;
  const title = eventText(
    t,
    {
      type: 'announced',
      seat: f.seat,
      card: f.minion,
      def: t.state.def[f.minion] ?? NONE,
      other: at === undefined ? NONE : seatTarget(at),
      amount: ACTION_KINDS.indexOf(f.action),
      only: NONE,
    },
    viewer,
    tongue,
  );
  return {
    is: 'action',
    title: capital(title),
    played,
    action: f.action,
    seat: f.seat,
    minion: shelf.about(f.minion),
    card: f.cast.card < 0 || f.cast.card === f.minion ? null : look.number(f.cast.card),
    targets: cardsAmong(shelf, f.targets),
    directedAt: [...f.directedAt],
    outcome: f.outcome,
    stealth: statOf(look, 'stealth', f.minion),
    bleed: f.action === 'bleed' ? statOf(look, 'bleed', f.minion) : null,
    blocker: f.blocker === NONE ? null : shelf.about(f.blocker),
    intercept: f.blocker === NONE ? null : statOf(look, 'intercept', f.blocker),
    mayBlock: isOpen
      ? [...new Set(mayBlock(t, f))].filter(
          (seat) => seat !== f.seat && seat !== NONE && !f.declined.includes(seat),
        )
      : [],
    declined: [...f.declined],
  };
}
