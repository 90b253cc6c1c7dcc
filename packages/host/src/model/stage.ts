import type { CardKey, Seat, Target } from '@methuselah/engine';
import {
  type ActionFrame,
  aimOf,
  announcementOf,
  type CombatFrame,
  eventFor,
  type Frame,
  mayBlock,
  NONE,
  type PlayFrame,
  prey,
  type ReferendumFrame,
} from '@methuselah/engine/internal';
import { eventText } from '@methuselah/text/internal';
import type { ActionStage, Played, PlayStage, StageModel } from '../contract/index.ts';
import type { Shelf } from './cards.ts';
import { combatStage } from './combat.ts';
import { referendumStage } from './referendum.ts';
import { marked, told } from './spans.ts';
import { statOf } from './stats.ts';
import { capital, type ViewerContext } from './viewercontext.ts';

type Scene = ActionFrame | CombatFrame | ReferendumFrame;

const isScene = (f: Frame): f is Scene =>
  f.kind === 'action' || f.kind === 'combat' || f.kind === 'referendum';

/** What is in progress: the innermost action, combat or referendum; else the card being played. */
export function stageOf(context: ViewerContext, shelf: Shelf): StageModel | null {
  const f = context.frames.findLast(isScene);
  const all = playedOf(context, shelf);
  switch (f?.kind) {
    case 'action':
      return actionStage(context, shelf, f, all);
    case 'combat':
      return combatStage(context, shelf, f, all, enclosingAction(context, f));
    case 'referendum':
      return referendumStage(context, shelf, f, all);
    case undefined:
      return playStage(context, shelf, all);
  }
}

/** Cards revealed and not yet resolved, and the card that the viewer is about to play or use. */
function playedOf(context: ViewerContext, shelf: Shelf): Played[] {
  const { frames } = context;
  const { limbo } = context.t.state;
  const shown = limbo.flatMap((id) => {
    const f = frames.findLast((frame): frame is Playing => isPlaying(frame) && frame.context.card === id);
    return f ? played(context, shelf, f) : [];
  });
  const draft = draftOf(context);
  return draft ? [...shown, ...played(context, shelf, draft)] : shown;
}

type Playing = PlayFrame | ActionFrame;
const isPlaying = (f: Frame): f is Playing => f.kind === 'play' || f.kind === 'action';

/** The card that the viewer is about to play or use. */
function draftOf({ t, frames }: ViewerContext): PlayFrame | undefined {
  const f = frames.at(-1);
  return f?.kind === 'play' && !t.state.limbo.includes(f.context.card) ? f : undefined;
}

function played(context: ViewerContext, shelf: Shelf, f: Playing): Played[] {
  const { t, locale } = context;
  const { events, names } = locale.words;
  const { seat, card: id, by, use, picks } = f.context;
  const card = context.number(id);
  if (card === null) return [];
  const { superior = false, type, fromHand = true, mode } = t.pool.uses[use] ?? {};
  const stays = mode?.stays;
  // A card that is put on a target is played on that one alone. The choices of a political action are the terms of its referendum.
  const chosen = typeof stays === 'object' ? picks.slice(stays.pick, stays.pick + 1) : picks;
  const on = type === 'political' ? [] : chosen.filter((target) => target !== NONE && target !== by);
  const text = events[fromHand ? 'played' : 'used']({
    who: context.seat(seat),
    card: names.inMode(context.card(id), superior ? { is: 'superior' } : null),
    minion: by >= 0 && by !== id ? context.card(by) : null,
    on: on.map((target) => context.target(target)),
    ability: !fromHand && context.def(id)?.isMinion === true,
  });
  return [{ key: shelf.about(id), card, seat, by: by >= 0 ? shelf.about(by) : null, text: capital(text) }];
}

function playStage(context: ViewerContext, shelf: Shelf, all: readonly Played[]): PlayStage | null {
  const [first] = all;
  if (first === undefined) return null;
  const f = context.frames.findLast(
    (frame): frame is PlayFrame => frame.kind === 'play' && context.key(frame.context.card) === first.key,
  );
  return { is: 'play', title: first.text, played: all, targets: cardsAmong(shelf, f?.context.picks ?? []) };
}

const cardsAmong = (shelf: Shelf, targets: readonly Target[]): CardKey[] =>
  targets.filter((target) => target >= 0).map((id) => shelf.about(id));

/** The title of the action that a combat belongs to; empty if none. */
function enclosingAction(context: ViewerContext, f: CombatFrame): string {
  const { frames } = context;
  const action = frames
    .slice(0, frames.indexOf(f))
    .findLast((frame): frame is ActionFrame => frame.kind === 'action');
  return action ? actionTitle(context, action) : '';
}

function actionTitle(context: ViewerContext, f: ActionFrame): string {
  const { t, viewer, locale } = context;
  const text = eventText(t, eventFor(viewer, announcementOf(t, f)), marked(locale));
  return capital(told(context, text));
}

function actionStage(
  context: ViewerContext,
  shelf: Shelf,
  f: ActionFrame,
  all: readonly Played[],
): ActionStage {
  const { t } = context;
  const isOpen = f.outcome === 'pending';
  return {
    is: 'action',
    title: actionTitle(context, f),
    played: all,
    action: f.action,
    seat: f.seat,
    minion: shelf.about(f.minion),
    card: f.context.card < 0 || f.context.card === f.minion ? null : context.number(f.context.card),
    targets: cardsAmong(shelf, f.targets),
    directedAt: [...f.directedAt],
    redirectedFrom: redirectedFrom(context, f),
    outcome: f.outcome,
    stealth: statOf(context, 'stealth', f.minion),
    bleed: f.action === 'bleed' ? statOf(context, 'bleed', f.minion) : null,
    blocker: f.blocker === NONE ? null : shelf.about(f.blocker),
    intercept: f.blocker === NONE ? null : statOf(context, 'intercept', f.blocker),
    mayBlock: isOpen
      ? [...new Set(mayBlock(t, f))].filter(
          (seat) => seat !== f.seat && seat !== NONE && !f.declined.includes(seat),
        )
      : [],
    declined: [...f.declined],
  };
}

/** R-BLEED-04: a bleed is announced against the prey, unless its card says otherwise. */
function redirectedFrom({ t }: ViewerContext, f: ActionFrame): Seat | null {
  if (f.action !== 'bleed') return null;
  const use = t.pool.uses[f.context.use];
  const [first = NONE] = use ? aimOf(t, f.context, use).directedAt : [prey(t, f.seat)];
  return first === NONE || f.directedAt.includes(first) ? null : first;
}
