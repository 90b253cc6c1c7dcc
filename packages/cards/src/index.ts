export { FIFTH_EDITION } from './fifth/index.ts';
