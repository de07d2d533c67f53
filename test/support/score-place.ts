import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { Workplace } from './cli.ts';

/** The content of a file of `examples`. */
export const example = (name: string) =>
  readFileSync(new URL(`../../examples/${name}`, import.meta.url), 'utf8');
export const [KEY, RESPONSE] = ['key.conll', 'response.conll'].map(example);

/** A file of documents; each is a name and its cells. */
export const file = (...documents: [name: string, ...cells: string[]][]) =>
  documents
    .map(
      ([name, ...cells]) =>
        `#begin document ${name}\n${cells.map((cell, i) => `w${i}\t${cell}\n`).join('')}#end document\n`,
    )
    .join('');

/** A folder with the examples `key.conll` and `response.conll`. */
export class ScorePlace extends Workplace {
  constructor() {
    super();
    this.write('key.conll', KEY);
    this.write('response.conll', RESPONSE);
  }

  readonly score = (...args: string[]) => this.run(['score', ...args]);

  /** The parsed output of `score --json`. */
  readonly json = (...args: string[]) => {
    const { stdout, stderr, code } = this.score(...args, '--json');
    expect({ code, stderr }).toMatchObject({ code: 0 });
    return JSON.parse(stdout);
  };
}
