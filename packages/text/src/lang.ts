export { LANGS, type Lang } from '@methuselah/cards/lang';
