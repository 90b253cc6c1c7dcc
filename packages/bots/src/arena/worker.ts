import { parentPort, workerData } from 'node:worker_threads';
import { CARDS } from '@methuselah/cards';
import { type Deck, poolOfDecks } from '@methuselah/engine';
import { playPairing } from './game.ts';
import type { Pairing } from './pairings.ts';

/** A worker thread: plays the pairings it is sent and posts back each result. */
const decks = workerData as readonly Deck[];
const pool = poolOfDecks(decks, CARDS);

parentPort?.on('message', (pairing: Pairing) => parentPort?.postMessage(playPairing(pairing, decks, pool)));
