import { parentPort, workerData } from 'node:worker_threads';
import type { Deck } from '@methuselah/engine';
import { playPairing } from './game.ts';
import type { Pairing } from './pairings.ts';

/** Plays the pairings it is sent, one after the other, and sends back what came of each. */
const decks = workerData as readonly Deck[];

parentPort?.on('message', (pairing: Pairing) => parentPort?.postMessage(playPairing(pairing, decks)));
