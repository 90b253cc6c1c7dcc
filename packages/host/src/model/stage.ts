import type { CardKey, Target } from '@methuselah/engine';
import {
  type ActionFrame,
  announcementOf,
  type CombatFrame,
  eventFor,
  type Frame,
  mayBlock,
  NONE,
  type PlayFrame,
  type ReferendumFrame,
} from '@methuselah/engine/internal';
import { eventText } from '@methuselah/text/internal';
import type { ActionStage, Played, PlayStage, StageModel } from '../contract/index.ts';
import type { Shelf } from './cards.ts';
import { combatStage } from './combat.ts';
import { capital, type Look } from './look.ts';
import { referendumStage } from './referendum.ts';
import { marked, told } from './spans.ts';
import { statOf } from './stats.ts';

type Scene = ActionFrame | CombatFrame | ReferendumFrame;

const isScene = (f: Frame): f is Scene =>
  f.kind === 'action' || f.kind === 'combat' || f.kind === 'referendum';

/** What is under way: the innermost action, combat or referendum; else the card that is being played. */
export function stageOf(look: Look, shelf: Shelf): StageModel | null {
  const f = look.frames.findLast(isScene);
  const all = playedOf(look, shelf);
  switch (f?.kind) {
    case 'action':
      return actionStage(look, shelf, f, all);
    case 'combat':
      return combatStage(look, shelf, f, all, within(look, f));
    case 'referendum':
      return referendumStage(look, shelf, f, all);
    case undefined:
      return playStage(look, shelf, all);
  }
}

/** Cards that were shown and are not yet resolved; and what the viewer is about to play or use. */
function playedOf(look: Look, shelf: Shelf): Played[] {
  const { frames } = look;
  const { limbo } = look.t.state;
  const shown = limbo.flatMap((id) => {
    const f = frames.findLast((frame): frame is Playing => isPlaying(frame) && frame.cast.card === id);
    return f ? played(look, shelf, f) : [];
  });
  const draft = draftOf(look);
  return draft ? [...shown, ...played(look, shelf, draft)] : shown;
}

type Playing = PlayFrame | ActionFrame;
const isPlaying = (f: Frame): f is Playing => f.kind === 'play' || f.kind === 'action';

/** What the viewer is about to play or use. */
function draftOf({ t, frames }: Look): PlayFrame | undefined {
  const f = frames.at(-1);
  return f?.kind === 'play' && !t.state.limbo.includes(f.cast.card) ? f : undefined;
}

function played(look: Look, shelf: Shelf, f: Playing): Played[] {
  const { t, tongue } = look;
  const { events, names } = tongue.words;
  const { seat, card: id, by, use, picks } = f.cast;
  const card = look.number(id);
  if (card === null) return [];
  const { superior = false, type, fromHand = true } = t.pool.uses[use] ?? {};
  // What a political action names are the terms of its referendum.
  const on = type === 'political' ? [] : picks.filter((target) => target !== NONE && target !== by);
  const text = events[fromHand ? 'played' : 'used']({
    who: look.seat(seat),
    card: names.inMode(look.card(id), superior ? { is: 'superior' } : null),
    minion: by >= 0 && by !== id ? look.card(by) : null,
    on: on.map((target) => look.target(target)),
  });
  return [{ key: shelf.about(id), card, seat, by: by >= 0 ? shelf.about(by) : null, text: capital(text) }];
}

function playStage(look: Look, shelf: Shelf, all: readonly Played[]): PlayStage | null {
  const [first] = all;
  if (first === undefined) return null;
  const f = look.frames.findLast(
    (frame): frame is PlayFrame => frame.kind === 'play' && look.key(frame.cast.card) === first.key,
  );
  return { is: 'play', title: first.text, played: all, targets: cardsAmong(shelf, f?.cast.picks ?? []) };
}

const cardsAmong = (shelf: Shelf, targets: readonly Target[]): CardKey[] =>
  targets.filter((target) => target >= 0).map((id) => shelf.about(id));

/** The action that a combat belongs to. */
function within(look: Look, f: CombatFrame): string {
  const { frames } = look;
  const action = frames
    .slice(0, frames.indexOf(f))
    .findLast((frame): frame is ActionFrame => frame.kind === 'action');
  return action ? actionTitle(look, action) : '';
}

function actionTitle(look: Look, f: ActionFrame): string {
  const { t, viewer, tongue } = look;
  const text = eventText(t, eventFor(viewer, announcementOf(t, f)), marked(tongue));
  return capital(told(look, text));
}

function actionStage(look: Look, shelf: Shelf, f: ActionFrame, all: readonly Played[]): ActionStage {
  const { t } = look;
  const isOpen = f.outcome === 'pending';
  return {
    is: 'action',
    title: actionTitle(look, f),
    played: all,
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
