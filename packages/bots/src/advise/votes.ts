import type { OptionIn } from '@methuselah/engine';
import { readingOf } from '../decide/judge.ts';
import { passWorth, votesToCome } from '../decide/votes.ts';
import type { Eyes } from '../eyes/eyes.ts';
import type { Asked, Counsel } from './asked.ts';
import { now, type Reason } from './because.ts';
import { weightiest } from './changes.ts';
import { proUse } from './uses.ts';

/** Referendums: what happens if it passes, and how the votes stand. */

export const VOTES: Counsel<OptionIn<'polling'>> = {
  pro(asked, o) {
    switch (o.verb) {
      case 'pass':
        return [];
      case 'cast':
      case 'castOwn':
        return outcome(asked.eyes);
      case 'edgeVote':
      case 'burnForVote':
        return [...outcome(asked.eyes), ...standing(asked)];
      case 'play':
      case 'use':
        return isAboutVotes(asked, o) ? [...outcome(asked.eyes), ...standing(asked)] : proUse(asked, o);
    }
  },
  con(asked, o) {
    if (o.verb === 'pass') return [];
    if (sideOf(asked.eyes) === 0) return [now({ why: 'votesNoMatter' })];
    const isUse = o.verb === 'play' || o.verb === 'use';
    return isUse && !isAboutVotes(asked, o) ? [now({ why: 'noVotes' })] : standing(asked);
  },
};

const isAboutVotes = (asked: Asked, o: Parameters<typeof readingOf>[1]): boolean => {
  const reading = readingOf(asked, o);
  return (reading?.votes ?? 0) > 0 || reading?.cancelsVotes === true;
};

const sideOf = (eyes: Eyes): 1 | -1 | 0 => {
  const worth = passWorth(eyes);
  return worth > 0.05 ? 1 : worth < -0.05 ? -1 : 0;
};

/** What the referendum would bring, good or bad. */
function outcome(eyes: Eyes): Reason[] {
  const f = eyes.referendum;
  let side: 1 | -1 | 0 = 0;
  const changes = eyes.heard(() => {
    side = sideOf(eyes);
  });
  if (side === 0) return [now({ why: 'votesNoMatter' })];
  if (f?.bloodHunt) return [{ when: 'passes', because: { why: 'burns', card: f.diablerist } }];
  return weightiest(eyes, changes, side, { when: 'passes' });
}

/** How the votes stand for one's own side; a tie fails. */
function standing({ eyes }: Asked): Reason[] {
  const poll = eyes.poll ?? { for: 0, against: 0 };
  const isFor = passWorth(eyes) > 0;
  const n = isFor ? poll.for : poll.against;
  const of = isFor ? poll.against : poll.for;
  const lead = isFor ? n - of : n - of + 1;
  const why = lead > votesToCome(eyes) ? 'votesEnough' : lead <= -4 ? 'votesTooFew' : 'votesClose';
  return [now({ why, n, of })];
}
