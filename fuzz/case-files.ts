import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Case } from './target.ts';

/** A stored case: a folder with its files and this description. */
export interface KeptCase {
  readonly target: string;
  readonly kind: string;
  readonly message: string;
  readonly args: readonly string[];
}

const CARD = 'case.json';
const FILES = 'files';

export function writeCase(folder: string, { files, args }: Case, card: Omit<KeptCase, 'args'>): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, FILES), { recursive: true });
  writeFileSync(join(folder, CARD), `${JSON.stringify({ ...card, args }, null, 2)}\n`);
  putFiles(join(folder, FILES), files);
}

export function readCase(folder: string): { card: KeptCase; input: Case } {
  const card: KeptCase = JSON.parse(readFileSync(join(folder, CARD), 'utf8'));
  const names = readdirSync(join(folder, FILES), { recursive: true, withFileTypes: true });
  const files = Object.fromEntries(
    names
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(join(folder, FILES).length + 1), new Uint8Array(readFileSync(path))];
      }),
  );
  return { card, input: { files, args: card.args } };
}

export function putFiles(folder: string, files: Case['files']): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}
