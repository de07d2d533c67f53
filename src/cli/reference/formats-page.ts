import { type Capability, capabilities, type Format, type FormatCard } from '../../formats/index.ts';

const held = Object.keys(capabilities) as Capability[];

/** The page docs/formats/README.md: which formats there are, what each can hold, and whether it is read and written. */
export function formatsPage(formats: readonly Format[], eventFormats: readonly FormatCard[]): string {
  const titles = held.map((capability) => capabilities[capability]);
  const signs = ({ holds }: FormatCard) => held.map((capability) => (holds.includes(capability) ? '✓' : '–'));
  const rows = formats.map((format) => [
    ...cells(format),
    '✓',
    format.write === undefined ? '–' : '✓',
    ...signs(format),
  ]);
  return `${[
    '# Formats',
    'Written by `npm run docs` from the declarations of the formats.',
    'Every format holds mentions and entities. The format of a file is detected from its first bytes; `--format` overrides it.',
    table(['format', '', 'read', 'write', ...titles], rows),
    '`corefeval convert` reads every format of this table and writes those with a mark under "write". What the input has and the target cannot hold is counted and reported, from this table ([codes](../errors/convert.md)). Each output is read back and compared with the input before it is written.',
    '- Without `--output-dir` all documents become one file. With it each document becomes a file, named after the document: letters, digits and `._-` of its name are kept, and names that would be equal get numbers (`a~2`).',
    '- A text in characters is cut into words at blanks and at the borders of mentions where the target has words only. Names of mentions without positions become words.',
    '## Formats of the event task',
    'The verbs of `corefeval nuggets` read these; see their pages.',
    table(
      ['format', '', ...titles],
      eventFormats.map((card) => [...cells(card), ...signs(card)]),
    ),
  ].join('\n\n')}\n`;
}

const cells = ({ id, label }: FormatCard): string[] => [
  `[\`${id}\`](${id}.md)`,
  label.replaceAll('|', '\\|'),
];

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
