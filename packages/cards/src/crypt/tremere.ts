import type { VampireCard } from '@methuselah/engine';
import { vampire } from '../make.ts';

export const TREMERE: readonly VampireCard[] = [
  vampire(201535, 'Ayelech', 'Tremere', 7, 'AUS DOM THA', { title: 'prince', city: 'Addis Ababa' }),
  vampire(201542, 'Chrysanthemum', 'Tremere', 5, 'dom AUS THA', { title: 'primogen' }),
  vampire(201551, 'Inês Tristão', 'Tremere', 6, 'aus dom pre THA', {
    title: 'prince',
    city: 'Rio de Janeiro',
  }),
  vampire(201554, 'Lauren', 'Tremere', 4, 'aus dom tha'),
  vampire(201556, 'Lloyd Brooks', 'Tremere', 6, 'aus pot DOM THA', { title: 'primogen' }),
  vampire(201563, 'Nassir', 'Tremere', 4, 'aus THA'),
  vampire(201566, 'Patrik Söderberg', 'Tremere', 5, 'dom for tha AUS'),
  vampire(201567, 'Rosalina Cortez', 'Tremere', 3, 'THA'),
  vampire(201572, 'Trevon Parker', 'Tremere', 6, 'AUS DOM THA'),
];
