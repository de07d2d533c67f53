/** Whether a whole text is an earlier output of `gate`: every line is one that it writes. */

const SENTENCES = [
  String.raw`\d+ of [\d,]+ (?:documents?|topics?|corpus|corpora) (?:is|are) worse, .*`,
  'Left out, because of errors: .*',
];

const linesAre = (text: string, patterns: readonly string[]): boolean => {
  const line = new RegExp(`^(?:${[...SENTENCES, ...patterns].join('|')}|)$`);
  return /[^\n]\n$/.test(text) && text.split('\n').every((each) => line.test(each));
};

const HEADING = String.raw`### [✓✗] corefeval: .*\d.*`;

export const isEarlierGateMarkdown = (text: string): boolean =>
  text.startsWith('### ') &&
  linesAre(text, [
    HEADING,
    '- ✗ .*',
    String.raw`- .* [\d.–]+ → [\d.–]+`,
    String.raw`\|.*\|`,
    '<details><summary>The (?:worst )?[0-9].* worse documents</summary>',
    '</details>',
    'Not in the response: .*',
    'Note: .*',
    String.raw`… and [\d,]+ checks? more\.`,
    '`+ ?metrics:.*`+',
  ]);

export const isEarlierGateText = (text: string): boolean =>
  /^[✓✗] /.test(text) &&
  linesAre(text, [
    String.raw`[✓✗] .*: .*\d.*`,
    ' {2}✗ .*',
    ' {2,}(?:baseline {2,}now {2,}change|now) *',
    String.raw`\S.*? {2,}(?:\d|–).*`,
    String.raw` {2}[\d.–]+ → [\d.–]+ {2}.*`,
    String.raw` {2}… and [\d,]+ more`,
    ' {2}not in the response: .*',
    'note: .*',
    'signature: metrics:.*',
    'gate passed|gate failed(?:: .*)?|baseline (?:not )?written: .*',
  ]);

export const isEarlierJunit = (text: string): boolean =>
  text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="corefeval gate"') &&
  text.endsWith('\n</testsuites>\n') &&
  text.split('\n').every((line) => line === '' || /^ *<.*>$/.test(line));
