import type { Effect, Static, Trigger } from './language.ts';
import { endsItsList, listsOf, namedBranches, STRIKE_LISTS } from './walk.ts';

export type Node = Effect | Static | Trigger;

/**
 * Numbers the effect lists and nodes of a pool, and names them by their place on the card: `100323/1:do.2` is the second
 * effect of the first mode. Numbers are valid in memory for one pool; names are the same in every pool.
 */
export class Numbering {
  readonly scripts: (readonly Effect[])[] = [];
  readonly nodes: Node[] = [];
  readonly scriptKeys: string[] = [];
  readonly nodeKeys: string[] = [];
  readonly scriptOf = new Map<readonly Effect[], number>();
  readonly nodeOf = new Map<Node, number>();

  addNode(node: Node, key: string): number {
    const index = this.nodes.push(node) - 1;
    this.nodeKeys.push(key);
    this.nodeOf.set(node, index);
    return index;
  }

  /** Adds a list and all lists nested in it. No list may occur twice: cards share none (`ownText`). */
  addScript(list: readonly Effect[], key: string): number {
    const index = this.scripts.push(list) - 1;
    this.scriptKeys.push(key);
    this.scriptOf.set(list, index);
    for (let i = 0; i < list.length; i++) {
      const effect = list[i] as Effect;
      if (i < list.length - 1 && endsItsList(effect))
        throw new Error(`Nothing can follow the effect ${effect.do} in a list: ${JSON.stringify(list)}`);
      const node = `${key}.${i + 1}`;
      this.addNode(effect, node);
      for (const [branch, effects] of namedBranches(effect))
        this.addScript(effects, `${node}:${branch === 'effects' ? 'do' : branch}`);
      if ('strike' in effect)
        for (const { list, name } of listsOf(STRIKE_LISTS, effect.strike))
          this.addScript(list, `${node}:${name}`);
    }
    return index;
  }
}
