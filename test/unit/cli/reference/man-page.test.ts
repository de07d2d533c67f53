import { describe, expect, it } from 'vitest';
import { exitCodes, grammarRules } from '../../../../src/cli/reference/grammar.ts';
import { manPage } from '../../../../src/cli/reference/man-page.ts';
import type { VerbCard } from '../../../../src/cli/reference/verb-cards.ts';
import { version } from '../../../../src/version.ts';

const cards: VerbCard[] = [
  {
    name: 'nuggets score',
    text: '.tbf files\\',
    usage: 'corefeval nuggets score [options] <gold>',
    arguments: [
      { name: 'gold', text: "'gold' first", choices: [] },
      { name: 'none', text: '', choices: [] },
    ],
    options: [
      {
        flags: '-o, --output <file>',
        short: '-o',
        long: '--output',
        text: 'a `file`',
        takesValue: true,
        choices: [],
        preset: 'x',
      },
    ],
    examples: ['corefeval nuggets score a.tbf'],
    isDropIn: false,
  },
  {
    name: 'merge',
    text: 'adds up',
    usage: 'corefeval merge',
    arguments: [],
    options: [],
    examples: [],
    isDropIn: false,
  },
];
const lines = manPage(cards).split('\n');
const linesAfter = (title: string, count: number) => lines.slice(lines.indexOf(title) + 1).slice(0, count);

describe('the manual page', () => {
  it('begins with its title and the name, and ends with a line break', () => {
    expect(lines.slice(0, 2)).toEqual([
      `.TH COREFEVAL 1 "" "corefeval ${version}" "User Commands"`,
      '.SH NAME',
    ]);
    expect(lines.at(-1)).toBe('');
  });

  it('lists the usage of each verb', () => {
    expect(linesAfter('.SH SYNOPSIS', 3)).toEqual([
      '.B corefeval nuggets score [options] <gold>',
      '.br',
      '.B corefeval merge',
    ]);
  });

  it('escapes what roff would read as a macro, an escape or a hyphen', () => {
    expect(linesAfter('.SH NUGGETS SCORE', 7)).toEqual([
      '\\&.tbf files\\e',
      '.TP',
      '.I gold',
      "\\&'gold' first",
      '.TP',
      '.B \\-o, \\-\\-output <file>',
      expect.stringMatching(/^a file\b/),
    ]);
  });

  it('has examples as they are typed, and none for a verb without', () => {
    expect(linesAfter('Examples:', 4)).toEqual(['.PP', '.nf', 'corefeval nuggets score a.tbf', '.fi']);
    expect(lines.filter((line) => line === 'Examples:')).toHaveLength(1);
  });

  it('has every rule and every exit code', () => {
    expect(lines.filter((line) => line === '.PP').length).toBe(grammarRules.length + 2);
    expect(linesAfter('.SH EXIT STATUS', 3 * exitCodes.length).filter((_, i) => i % 3 === 1)).toEqual(
      exitCodes.map(([code]) => `.B ${code}`),
    );
  });
});
