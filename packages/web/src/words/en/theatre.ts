import type { TheatreWords } from '../sections/theatre.ts';

export const theatre: TheatreWords = {
  redirectedFrom: (name) => `redirected from ${name}`,
  passing: 'passes as things stand',
  failing: 'fails as things stand',
  passed: 'It passes',
  failed: 'It fails',
};
