import { exitCodes, grammarRules } from './grammar.ts';
import type { OptionCard, VerbCard } from './verb-cards.ts';

/** The page docs/cli.md. */
export function cliPage(cards: readonly VerbCard[]): string {
  const verbs = cards.map(({ name, text }) => [`[\`${name}\`](#${anchorOf(name)})`, text]);
  return `${[
    '# The command line',
    'Written by `npm run docs` from the declarations of the verbs.',
    table(['verb', 'does'], verbs),
    'What a verb does with a corpus that is bad or unusual does not depend on the verb: [one rule for all verbs](corpora.md#one-rule-for-all-verbs). Messages have codes, which are [explained](errors/README.md).',
    '## What all verbs have in common',
    grammarRules.map((rule) => `- ${rule}`).join('\n'),
    table(
      ['exit code', 'meaning'],
      exitCodes.map(([code, meaning]) => [String(code), meaning]),
    ),
    '`corefeval completion bash`, `zsh` or `fish` prints a script for the shell. The manual page `corefeval(1)` is part of the package.',
    ...cards.flatMap(section),
  ].join('\n\n')}\n`;
}

const anchorOf = (name: string): string => `corefeval-${name.replaceAll(' ', '-').replaceAll('.', '')}`;

function section({ name, text, usage, arguments: args, options, examples, isDropIn }: VerbCard): string[] {
  const inputs = args.filter((argument) => argument.text !== '');
  return [
    `## \`corefeval ${name}\``,
    `${text[0].toUpperCase()}${text.slice(1)}.${isDropIn ? ' Its options are those of the original.' : ''}`,
    `\`\`\`\n${usage}\n\`\`\``,
    ...(inputs.length === 0
      ? []
      : [
          table(
            ['argument', ''],
            inputs.map((arg) => [`\`${arg.name}\``, arg.text]),
          ),
        ]),
    ...(options.length === 0
      ? []
      : [
          table(
            ['option', ''],
            options.map((card) => [`\`${card.flags}\``, meaning(card)]),
          ),
        ]),
    ...(examples.length === 0 ? [] : [`\`\`\`sh\n${examples.join('\n')}\n\`\`\``]),
  ];
}

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
