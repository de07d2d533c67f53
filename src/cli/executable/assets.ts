/** The assets of the executable, which are parts of it: `scripts/executable.mjs` builds the program with this file in place of `../assets.ts`. */
import { getAsset } from 'node:sea';
import type { WorkerSource } from '../assets.ts';

export const asset = (name: string): Uint8Array => new Uint8Array(getAsset(name));

export const textAsset = (name: string): string => getAsset(name, 'utf8');

export const workerSource = (): WorkerSource => ({ source: textAsset('bin/worker.js'), eval: true });
