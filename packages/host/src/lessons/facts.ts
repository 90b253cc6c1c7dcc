import type {
  Amount,
  LessonTask,
  OptionModel,
  OptionSign,
  TableFact,
  TableModel,
  Verdict,
} from '../contract/index.ts';

/** Facts about a table as its viewer sees it: nothing hidden can decide one. */

export const holdAll = (facts: readonly TableFact[], model: TableModel): boolean =>
  facts.every((fact) => isSeen(fact, model) !== fact.not);

/** The goal counts before a wrong turn. */
export function verdictOf({ goal, wrong }: LessonTask, model: TableModel): Verdict {
  if (holdAll(goal, model)) return { is: 'reached' };
  const turn = wrong.findIndex((facts) => holdAll(facts, model));
  return turn < 0 ? { is: 'open' } : { is: 'wrong', turn };
}

/** The first option with this sign that the viewer is offered. */
export const offeredAs = (sign: OptionSign, { decision, cards }: TableModel): OptionModel | undefined =>
  decision?.options.find(
    ({ icon, seat, cards: keys }) =>
      icon === sign.icon &&
      (sign.seat === null || seat === sign.seat) &&
      sign.cards.every((card) => keys.some((key) => cards[key]?.card === card)),
  );

function isSeen(fact: TableFact, model: TableModel): boolean {
  switch (fact.is) {
    case 'pool':
      return meets(model.seats[fact.seat]?.pool, fact.amount);
    case 'edge':
      return model.seats[fact.seat]?.hasEdge === true;
    case 'turn':
      return model.active === fact.seat;
    case 'phase':
      return model.phase === fact.phase;
    case 'window':
      return model.decision?.window === fact.window;
    case 'offered':
      return offeredAs(fact.option, model) !== undefined;
    case 'stage':
      return (model.stage?.is ?? 'empty') === fact.stage;
    case 'action':
      return model.stage?.is === 'action' && model.stage.action === fact.action;
    case 'blood':
      return cardsOf(model, fact.card).some(({ counters }) => meets(counters, fact.amount));
    case 'region':
      return cardsOf(model, fact.card).some(({ region }) => region === fact.region);
    case 'locked':
      return cardsOf(model, fact.card).some(({ locked }) => locked);
    case 'ashHeap':
      return model.seats[fact.seat]?.ashHeap.includes(fact.card) === true;
    case 'hand':
      return cardsOf(model, fact.card).some(({ region, seat }) => region === 'hand' && seat === fact.seat);
  }
}

const cardsOf = ({ cards }: TableModel, number: number) =>
  Object.values(cards).filter(({ card }) => card === number);

function meets(is: number | undefined, { n, or }: Amount): boolean {
  if (is === undefined) return false;
  return or === 'more' ? is >= n : or === 'less' ? is <= n : is === n;
}
