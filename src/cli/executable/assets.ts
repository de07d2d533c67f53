/** The assets of the executable, which are parts of it: `scripts/executable.mjs` builds the program with this file in place of `../assets.ts`. */
import { getAsset } from 'node:sea';
import type { WorkerSource } from '../assets.ts';

export const asset = (name: string): string => getAsset(name, 'utf8');

export const workerSource = (): WorkerSource => ({ source: asset('bin/worker.js'), eval: true });
