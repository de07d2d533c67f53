import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

/** Imports other than of types alone. */
const IMPORT =
  /(?:^import(?! type)|^export(?! type)|^\} from|\bimport\()(?:[^'"\n;]*?from)?\s*\(?['"](\.[^'"]+)['"]/gm;

/** The files of some folders of the project, by their paths from its root. */
export const filesOf = (root: string, ...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name.split(sep).join('/')}`),
  );

/** All files that a file imports, directly or by way of others. */
export class ImportGraph {
  readonly #root: string;
  readonly #imports = new Map<string, readonly string[]>();
  readonly #reached = new Map<string, ReadonlySet<string>>();

  constructor(root: string) {
    this.#root = root;
  }

  reachedFrom(start: string): ReadonlySet<string> {
    const known = this.#reached.get(start);
    if (known !== undefined) return known;
    const reached = new Set([start]);
    for (const file of reached) for (const other of this.importsOf(file)) reached.add(other);
    this.#reached.set(start, reached);
    return reached;
  }

  /** The files that a file imports itself. */
  importsOf(file: string): readonly string[] {
    const known = this.#imports.get(file);
    if (known !== undefined) return known;
    const text = /\.tsx?$/.test(file) ? readFileSync(join(this.#root, file), 'utf8') : '';
    const found = Array.from(text.matchAll(IMPORT), ([, to]) => posix.join(posix.dirname(file), to));
    this.#imports.set(file, found);
    return found;
  }
}
