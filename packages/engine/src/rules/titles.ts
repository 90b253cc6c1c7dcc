import { setTitle } from '../atoms/counters.ts';
import { TITLES, type Title } from '../language/language.ts';
import { clanOf } from '../query/belonging.ts';
import { suits, titleRules } from '../query/titles.ts';
import { type CardId, NONE } from '../state/types.ts';
import type { Table } from '../table/table.ts';

/** Titles: received, lost, contested and yielded (rulebook p.18, 39-40). */

export function giveTitle(t: Table, id: CardId, title: Title, city: string): void {
  const domain = titleRules(title).of === 'clan' ? clanOf(t, id) : city;
  // R-SECT-04: only a vampire of the proper sect receives it
  if (!suits(t, id, title, domain)) return;
  // R-SECT-02: the title it had is lost, even if the new one is less
  setTitle(t, id, TITLES.indexOf(title), domain);
}

export function loseTitle(t: Table, id: CardId): void {
  setTitle(t, id, NONE, '');
}
