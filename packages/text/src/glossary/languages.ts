import type { Lang } from '@methuselah/cards/lang';
import { GLOSSARY as en } from './en.ts';
import { GLOSSARY as es } from './es.ts';
import { GLOSSARY as fr } from './fr.ts';
import type { Glossary } from './glossary.ts';
import { GLOSSARY as it } from './it.ts';
import { GLOSSARY as pt } from './pt.ts';

/** The words of the game, explained in every language. */
export const GLOSSARIES: Readonly<Record<Lang, Glossary>> = { en, es, fr, it, pt };
