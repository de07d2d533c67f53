/**
 * What the programs need besides their code: the built pages, the pages about problem codes, the code of threads. Files of the package here; the
 * executable, which is a single file, is built with `executable/assets.ts` instead.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Programs are in a folder of `dist`; the documentation is beside `dist`. */
const assetPath = (name: string): string =>
  fileURLToPath(new URL(`${name.startsWith('docs/') ? '../..' : '..'}/${name}`, import.meta.url));

/** The bytes of the built pages (`web/pages.json.br`), or of a page of the documentation (`docs/errors/formats.md`). */
export const asset = (name: string): Uint8Array => readFileSync(assetPath(name));

/** The same as text. */
export const textAsset = (name: string): string => new TextDecoder().decode(asset(name));

/** What a thread runs: a file, or the text of a program. */
export interface WorkerSource {
  readonly source: string;
  /** Whether `source` is the text of the program. */
  readonly eval: boolean;
}

/** The program of a thread; `undefined` in a bundle of another program, which does not contain it. */
export function workerSource(): WorkerSource | undefined {
  const source = assetPath('bin/worker.js');
  return existsSync(source) ? { source, eval: false } : undefined;
}
