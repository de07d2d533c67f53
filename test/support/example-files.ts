import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The files of examples/ with coreference and events, by their paths in the package, as a program in a browser would hand them in. */
export const exampleFiles: ReadonlyMap<string, Uint8Array> = new Map(
  readdirSync(join(root, 'examples'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:conll|tbf|tab|ann|txt|xml)$/.test(name))
    .map((name) => [
      `examples/${name.replaceAll('\\', '/')}`,
      new Uint8Array(readFileSync(join(root, 'examples', name))),
    ]),
);
