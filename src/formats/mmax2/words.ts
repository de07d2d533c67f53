import type { FileRef, Report } from '../../problems/problem.ts';
import { positionOf } from '../text-lines.ts';
import { readXml } from '../xml/read-xml.ts';

/** The words of a project, and the index of each word id. */
export interface Mmax2Words {
  /** Absent if the file of the words is not known. */
  readonly words: readonly string[] | undefined;
  /** The position of a word; −1 if there is none. */
  at(id: string): number;
}

/** Without the words, `word_12` is the twelfth. */
export const NUMBERED_WORDS: Mmax2Words = {
  words: undefined,
  at: (id) => Math.max(0, positionOf(/^word_(\d+)$/.exec(id)?.[1])) - 1,
};

/** Reads the file of the words. */
export function readWords(bytes: Uint8Array, name: FileRef, report: Report): Mmax2Words {
  const words: string[] = [];
  const positions = new Map<string, number>();
  let inWord = false;
  readXml({ name, bytes }, report, {
    open({ depth, name: element, attributes }) {
      if (depth !== 2) return;
      inWord = element === 'word';
      if (!inWord) return;
      const id = attributes.get('id') ?? '';
      if (!positions.has(id)) positions.set(id, words.length);
      words.push('');
    },
    text(cursor) {
      if (cursor.depth === 2 && inWord) words[words.length - 1] += cursor.text;
    },
  });
  return { words, at: (id) => positions.get(id) ?? -1 };
}

/** Where the words of a markable file may be: `Markables/x_coref_level.xml` belongs to `Basedata/x_words.xml`. */
export function wordPaths(path: string): string[] {
  const [, folder = '', base = ''] = /^(.*[\\/])?([^\\/]*?)(?:_[^_\\/]+_level)?\.xml$/s.exec(path) ?? [];
  if (base === '') return [];
  const parent = folder.replace(/[^\\/]+[\\/]$/, '');
  const beside = folder === '' ? '../' : parent;
  return [`${beside}Basedata/`, `${beside}basedata/`, folder].map((where) => `${where}${base}_words.xml`);
}

/** The files of a project other than a level of coreference: the project itself, words, settings, and other levels where there is one of coreference. */
export function besideLevels(names: readonly string[]): (name: string) => boolean {
  const isLevel = (name: string) => /_level\.xml$/i.test(name);
  const isCoref = (name: string) => isLevel(name) && /coref|chain|anaphor/i.test(name.replace(/^.*\//, ''));
  const hasLevels = names.some(isLevel);
  const hasCoref = names.some(isCoref);
  return (name) =>
    /\.mmax$/i.test(name) ||
    (hasLevels && /(?:_words|_scheme|_customization|(?:^|\/)common_paths)\.xml$/i.test(name)) ||
    (hasCoref && isLevel(name) && !isCoref(name));
}
