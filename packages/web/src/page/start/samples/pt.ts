import { samplesIn } from './samples.ts';

export const SAMPLES = await samplesIn('pt');
