import { describe, expect, it } from 'vitest';
import { completionScript, shells } from '../../../../src/cli/reference/completion.ts';
import type { OptionCard, VerbCard } from '../../../../src/cli/reference/verb-cards.ts';

const option = (long: string, rest: Partial<OptionCard> = {}): OptionCard => ({
  flags: long,
  short: undefined,
  long,
  text: '',
  takesValue: false,
  choices: [],
  preset: undefined,
  ...rest,
});
const card = (name: string, rest: Partial<VerbCard> = {}): VerbCard => ({
  name,
  text: `does ${name}`,
  usage: '',
  arguments: [],
  options: [],
  examples: [],
  isDropIn: false,
  ...rest,
});

const cards = [
  card('score', {
    text: "it's: a score",
    options: [
      option('--format', { short: '-f', takesValue: true, choices: ['conll', 'brat'] }),
      option('--output', { short: '-o', takesValue: true, text: 'a file' }),
      option('--strict', { text: 'be strict' }),
    ],
  }),
  card('nuggets score'),
  card('completion', { arguments: [{ name: 'shell', text: 'a shell', choices: ['bash', 'zsh'] }] }),
];

describe('the script of bash', () => {
  const script = completionScript('bash', cards);

  it('finds the verb in the words before the cursor, a verb within a verb too', () => {
    expect(script).toContain("      ' score') verb='score' ;;\n");
    expect(script).toContain("      ' nuggets') verb='nuggets' ;;\n");
    expect(script).toContain("      'nuggets score') verb='nuggets score' ;;\n");
  });

  it('completes verbs, options and values; files only where they may be', () => {
    expect(script).toContain("    '')\n      words='score nuggets completion --help' files=\n      ;;");
    expect(script).toContain("    'nuggets')\n      words='score --help' files=\n      ;;");
    expect(script).toContain("    'completion')\n      words='bash zsh --help' files=\n      ;;");
    expect(script).toContain(
      "    'score')\n      words='-f --format -o --output --strict --help' files=1\n" +
        '      case "$prev" in\n' +
        `        -f|--format) COMPREPLY=($(compgen -W 'conll brat' -- "$cur")); return ;;\n` +
        '        -o|--output) words= files=1 ;;\n' +
        '      esac\n',
    );
  });
});

describe('the script of zsh', () => {
  const script = completionScript('zsh', cards);

  it('escapes quotes and colons of descriptions', () => {
    expect(script).toContain("'score:it'\\''s\\: a score'");
  });

  it('completes values, files after an option with a value, and options with their meanings', () => {
    expect(script).toContain("        -f|--format) compadd -- 'conll' 'brat'; return ;;\n");
    expect(script).toContain('        -o|--output) _files; return ;;\n');
    expect(script).toContain("'--strict:be strict' '--help:show the help') ;;");
    expect(script.startsWith('#compdef corefeval\n')).toBe(true);
  });
});

describe('the script of fish', () => {
  const script = completionScript('fish', cards);

  it('has a line for each verb, option and value', () => {
    const at = (verb: string) => `complete -c corefeval -n '__corefeval_at '\\''${verb}'\\'''`;
    for (const line of [
      `${at('')} -f -a score -d 'it'\\''s: a score'`,
      `${at('nuggets')} -f -a score -d 'does nuggets score'`,
      `${at('completion')} -f -a zsh -d 'a shell'`,
      `${at('score')} -s f -l format -x -a 'conll brat' -d ''`,
      `${at('score')} -s o -l output -r -d 'a file'`,
      `${at('score')} -l strict -d 'be strict'`,
    ])
      expect(script.split('\n')).toContain(line);
  });
});

it('there are scripts for three shells, which differ', () => {
  expect(new Set(shells.map((shell) => completionScript(shell, cards))).size).toBe(3);
});
