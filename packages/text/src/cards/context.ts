import { walkEffects } from '@methuselah/engine/internal';
import type { Ability, Card, Filter, LibraryCard, Mode, Requirement } from '@methuselah/engine/language';
import type { CardGrammar, Context, Noun, SelfKind } from './grammar.ts';

/** What the wording of a use depends on: its user, how the card is called, what was chosen. */
export function contextOf(card: Card, say: CardGrammar, use: Mode | Ability | null): Context {
  const base = {
    say,
    card,
    picks: use?.picks ?? [],
    together: new Map<number, number>(),
    range: use?.x === undefined || typeof use.x.max !== 'number' || hasX(card, use) ? null : use.x,
    host: hostKind(card),
    subject: null,
    you: say.you,
    whose: 'you',
    named: new Set<string>(),
    topic: null,
    bled: null,
    blocked: null,
    isNext: false,
    isPressing: use?.windows?.includes('press') ?? false,
    isLater: false,
    isShared: false,
    isOfCombat: false,
    blockWith: null,
    cancelsItself: false,
    groups: [],
    isActing: (use?.when ?? []).some((each) => each.if === 'selfIs' && each.role === 'acting'),
    isAfter: (use?.windows ?? []).some((each) => each === 'resolved' || each === 'blockResolved'),
    type: null,
  } as const;
  const withAgent = (self: SelfKind, agentOf: (x: Context) => Noun, more: Partial<Context> = {}): Context => {
    const x: Context = { ...base, self, agent: { text: '' }, ...more };
    return { ...x, agent: agentOf(x) };
  };
  const you = () => say.you;
  if (use === null) return withAgent(hostKind(card), you);
  if ('type' in use) {
    const { type } = use;
    const isActing = type === 'modifier' && use.by === undefined;
    if (type === 'master' || type === 'event') return withAgent('minion', you, { type });
    return withAgent(playerKind(card, use), (x) => say.cardNoun.self(x), { type, isActing });
  }
  switch (use.by) {
    case 'methuselah':
      return withAgent(hostKind(card), you);
    case 'hostController':
      return withAgent(hostKind(card), (x) => say.controllerOf(say.cardNoun.host(x), x));
    case 'anyMethuselah':
    case 'otherMethuselahs':
      return withAgent(hostKind(card), () => say.methuselahs(use.by === 'otherMethuselahs'), {
        you: say.thatMethuselah,
        whose: 'they',
      });
    case 'yourPrey':
      return withAgent(hostKind(card), (x) => say.seatNoun.yourPrey(x), { you: say.thatMethuselah });
    case 'self':
      return withAgent(ownKind(card), (x) => say.cardNoun.this(x));
    case 'host':
      return withAgent(hostKind(card), (x) => say.cardNoun.host(x));
    case 'anyMinion':
    case 'otherMinions':
      return withAgent('minion', (x) => manyNoun(use, x));
  }
}

/** Can more than one minion use it? */
export const isForMany = (ability: Ability): boolean =>
  ability.by === 'anyMinion' || ability.by === 'otherMinions';

/** The noun for its users, from their conditions: "minions", "vampires". */
function manyNoun(ability: Ability, x: Context): Noun {
  const self = (ability.when ?? []).find((each) => each.if === 'is' && each.card === 'self');
  if (self?.if === 'is') return x.say.cards({ ...whose(ability), ...self.filter }, 'all', x);
  // Nobody acts against themselves.
  const isOther = ability.by === 'otherMinions' && ability.action?.at !== 'host';
  return x.say.minions(isOther);
}

/** Whose minions may use a card that they must not, or must, control: "vampires another Methuselah controls". */
function whose({ when = [] }: Ability): Filter {
  const own = when.find((each) => each.if === 'is' && each.card === 'this');
  return own?.if === 'is' && own.filter.of !== undefined ? { of: own.filter.of } : {};
}

/** Is X the printed cost? */
const hasX = (card: Card, use: Mode | Ability): boolean =>
  use.cost?.blood === 'x' ||
  use.cost?.pool === 'x' ||
  (card.kind === 'library' && (card.cost?.blood === 'x' || card.cost?.pool === 'x'));

/** The noun for the card itself. */
function ownKind(card: Card): SelfKind {
  if (card.kind === 'vampire') return 'vampire';
  const types = card.modes.map(({ type }) => type);
  return types.includes('ally') ? 'ally' : types.includes('retainer') ? 'retainer' : 'card';
}

/** The noun for the minion that plays a mode. */
function playerKind(card: Card, mode: Mode): SelfKind {
  if (card.kind === 'vampire') return 'vampire';
  const { requires } = card;
  const isVampires =
    mode.disciplines !== undefined ||
    requires?.kind === 'vampire' ||
    (requires !== undefined && requires.kind !== 'ally' && asksForVampire(requires));
  return isVampires ? 'vampire' : requires?.kind === 'ally' ? 'ally' : 'minion';
}

/** Flight is the one trait of allies, too. */
const asksForVampire = ({ trait, ...others }: Requirement): boolean =>
  Object.keys(others).length > 0 || (trait !== undefined && trait !== 'flight');

/** The noun for the card that this one is attached to. */
function hostKind(card: Card): SelfKind {
  if (card.kind === 'vampire') return 'vampire';
  const types = card.modes.map(({ type }) => type);
  if (types.includes('equipment')) return 'bearer';
  if (types.includes('retainer')) return 'employer';
  return isOnVampires(card) ? 'vampire' : 'minion';
}

/** Do its effects put it on the minion that plays it? */
const isPutOnSelf = ({ effects = [] }: Mode): boolean =>
  [...walkEffects(effects)].some((effect) => effect.do === 'putOn' && effect.who === 'self');

function isOnVampires(card: LibraryCard): boolean {
  return card.modes.some((mode) => {
    const { stays, picks = [] } = mode;
    if (stays === 'self' || isPutOnSelf(mode)) return playerKind(card, mode) === 'vampire';
    const choices = [...picks, ...(mode.action?.terms ?? [])];
    const pick = typeof stays === 'object' ? choices[stays.pick] : undefined;
    return pick?.pick === 'card' && (pick.filter.kind === 'vampire' || pick.filter.clan !== undefined);
  });
}
