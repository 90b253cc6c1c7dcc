import type { Lang } from '@methuselah/text';
import { TONGUE as EN } from './en.ts';
import { TONGUE as ES } from './es.ts';
import { TONGUE as FR } from './fr.ts';
import { TONGUE as IT } from './it.ts';
import { TONGUE as PT } from './pt.ts';
import type { HostTongue } from './words.ts';

/** All languages at once: for tests, and where nothing is loaded over a wire. */
export const TONGUES: Readonly<Record<Lang, HostTongue>> = { en: EN, es: ES, fr: FR, it: IT, pt: PT };
