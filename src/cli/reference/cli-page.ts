import { exitCodes, grammarRules } from './grammar.ts';
import type { OptionCard, VerbCard } from './verb-cards.ts';

/** The pages of docs/cli by their file names: an index, and a page for each verb. */
export const cliPages = (cards: readonly VerbCard[]): ReadonlyMap<string, string> =>
  new Map([
    ['README.md', indexPage(cards)],
    ...cards.map((card) => [pageName(card.name), verbPage(card)] as const),
  ]);

function indexPage(cards: readonly VerbCard[]): string {
  const verbs = cards.map(({ name, text }) => [`[\`${name}\`](${pageName(name)})`, text]);
  return page([
    '# The command line',
    GENERATED,
    table(['verb', 'does'], verbs),
    'What a verb does with a corpus that is bad or unusual does not depend on the verb: [one rule for all verbs](../corpora.md#one-rule-for-all-verbs). Messages have codes, which are [explained](../errors/README.md).',
    '## What all verbs have in common',
    grammarRules.map((rule) => `- ${rule}`).join('\n'),
    table(
      ['exit code', 'meaning'],
      exitCodes.map(([code, meaning]) => [String(code), meaning]),
    ),
    '`corefeval completion bash`, `zsh` or `fish` prints a script for the shell. The manual page `corefeval(1)` is part of the package.',
  ]);
}

const GENERATED = '<!-- Written by `npm run docs` from the declarations of the verbs; do not edit. -->';

/** `nuggets score`: `nuggets-score.md` */
const pageName = (verb: string): string => `${verb.replace(/[ .]/g, '-')}.md`;

/** The guide to a verb, which says what its numbers mean, as a path from docs/cli. */
const guides: Readonly<Record<string, string>> = {
  score: '../metrics.md',
  analyze: '../analyze.md',
  report: '../report.md',
  ui: '../ui.md',
  explain: '../explain.md',
  merge: '../cluster.md',
  check: '../check.md',
  'check-kit': '../check.md#a-kit-for-participants-without-node',
  convert: '../formats/README.md',
  compare: '../compare.md',
  gate: '../gate.md',
  agree: '../agree.md',
  tokenize: '../tokenizer.md',
  'nuggets score': '../nuggets.md',
  'nuggets check': '../nuggets.md',
  'nuggets compare': '../nuggets.md',
  'nuggets convert': '../nuggets.md',
  serve: '../serve.md',
};

function verbPage(card: VerbCard): string {
  const { name, text, usage, arguments: args, options, examples, isDropIn } = card;
  const inputs = args.filter((argument) => argument.text !== '');
  const guide = isDropIn ? `../compat/${pageName(name)}` : guides[name];
  const links = [guide === undefined ? [] : [`[guide](${guide})`], '[all verbs](README.md)'].flat();
  return page([
    `# \`corefeval ${name}\``,
    GENERATED,
    `${text[0].toUpperCase()}${text.slice(1)}.${isDropIn ? ' Its options are those of the original.' : ''} See also: ${links.join(', ')}.`,
    `\`\`\`\n${usage}\n\`\`\``,
    ...(inputs.length === 0
      ? []
      : [
          table(
            ['argument', ''],
            inputs.map((arg) => [`\`${arg.name}\``, arg.text]),
          ),
        ]),
    ...(examples.length === 0 ? [] : [`\`\`\`sh\n${examples.join('\n')}\n\`\`\``]),
    ...(options.length === 0
      ? []
      : [
          table(
            ['option', ''],
            options.map((card) => [`\`${card.flags}\``, meaning(card)]),
          ),
        ]),
  ]);
}

const page = (blocks: readonly string[]): string => `${blocks.join('\n\n')}\n`;

/** The text of an option, with its values and its default. */
export function meaning({ text, choices, preset }: OptionCard): string {
  const values = choices.length === 0 ? [] : [`one of ${choices.join(', ')}`];
  const byDefault = preset === undefined ? [] : [`default: ${preset}`];
  const notes = [...values, ...byDefault];
  return notes.length === 0 ? text : `${text} (${notes.join('; ')})`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
