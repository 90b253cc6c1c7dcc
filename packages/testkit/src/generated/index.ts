export { BESIDE, checkCard, type Failure } from './check.ts';
