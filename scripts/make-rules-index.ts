// Writes data/rules-index.json from a checklist of the rulebook:
//   node scripts/make-rules-index.ts path/to/index.md
// The checklist has headings (`## Title (p.8) [ADV]`) and one rule a line:
// `- **R-SEQ-01** (p.8) [ADV] What the rule says. [AMB]`.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rule } from './rules/index.ts';

const HEADING = /^#{2,} .*?(?:\(p\.([^)]+)\))?((?: \[[A-Z]+\])*)$/;
const ENTRY = /^- \*\*(R-[A-Z]+-[a-z0-9-]+)\*\* (?:\(p\.([^)]+)\) )?(.*)$/;
const FIRST_TAG = /^\[([A-Z]+)\] /;
const LAST_TAG = / \[([A-Z]+)\]$/;
const NOTE = /\[([A-Z]+):[^\]]*\]/g;

/**
 * Removes from a rule's text the tags of the whole statement, which stand before or after it. A tag inside the statement
 * applies to a part of it and stays, as does a note: `[AMB: who?]`.
 */
function takeTags(text: string): { tags: string[]; gloss: string } {
  const tags: string[] = [];
  let gloss = text;
  for (const pattern of [FIRST_TAG, LAST_TAG]) {
    for (let match = pattern.exec(gloss); match?.[1] !== undefined; match = pattern.exec(gloss)) {
      tags.push(match[1]);
      gloss = gloss.replace(pattern, '');
    }
  }
  for (const match of gloss.matchAll(NOTE)) {
    if (match[1] !== undefined) tags.push(match[1]);
  }
  return { tags, gloss };
}

function readChecklist(markdown: string): Rule[] {
  const rules: Rule[] = [];
  let sectionPage = '';
  let sectionTags: string[] = [];
  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line);
    if (heading) {
      sectionPage = heading[1] ?? '';
      sectionTags = [...(heading[2] ?? '').matchAll(/[A-Z]+/g)].map((tag) => tag[0]);
      continue;
    }
    if (!line.startsWith('- **')) continue;
    const [, id, page = sectionPage, text] = ENTRY.exec(line) ?? [];
    if (id === undefined || text === undefined) throw new Error(`Not a rule: ${line}`);
    if (rules.some((rule) => rule.id === id)) throw new Error(`${id} is there twice.`);
    const { tags, gloss } = takeTags(text);
    rules.push({ id, page, tags: [...new Set([...sectionTags, ...tags])], gloss });
  }
  return rules;
}

function print(rule: Rule): string {
  const tags = `[${rule.tags.map((tag) => JSON.stringify(tag)).join(', ')}]`;
  const lines = [
    `"id": ${JSON.stringify(rule.id)}`,
    `"page": ${JSON.stringify(rule.page)}`,
    `"tags": ${tags}`,
    `"gloss": ${JSON.stringify(rule.gloss)}`,
  ];
  return `  {\n${lines.map((line) => `    ${line}`).join(',\n')}\n  }`;
}

const source = process.argv[2];
if (source === undefined) {
  console.error('Usage: node scripts/make-rules-index.ts path/to/index.md');
  process.exit(1);
}
const rules = readChecklist(readFileSync(source, 'utf8'));
const target = fileURLToPath(new URL('../data/rules-index.json', import.meta.url));
writeFileSync(target, `[\n${rules.map(print).join(',\n')}\n]\n`);
console.log(`${rules.length} rules written to data/rules-index.json`);
