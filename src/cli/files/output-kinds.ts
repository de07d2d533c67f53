import { isKitReadme } from '../../report/check/kit-readme.ts';
import { isEarlierGateMarkdown, isEarlierGateText, isEarlierJunit } from './earlier-gates.ts';
import { isEarlierLatex, isEarlierMarkdown, isEarlierText } from './earlier-reports.ts';

/** A kind of output file. */
export interface OutputKind {
  /** For messages: "a page". */
  readonly label: string;
  /**
   * Whether a whole text, from its first byte to its last, is an earlier output of this kind. Undefined where that cannot be
   * decided: manual annotation looks like converted annotation. Such a file is replaced only by the same content, or by force.
   */
  readonly recognises?: (text: string) => boolean;
}

/** The JSON value of a whole text; undefined if it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a whole text is JSON with a schema of this program. The beginning is looked at first: a text may be large. */
const isJsonOf =
  (schema: RegExp) =>
  (text: string): boolean =>
    /^\{\s*"schema": ?"/.test(text) &&
    schema.test(String((parsed(text) as { schema?: unknown } | undefined)?.schema));

function isSarif(text: string): boolean {
  if (!/^\{\s*"\$schema": "[^"]*sarif[^"]*"/.test(text)) return false;
  const value = parsed(text) as { runs?: { tool?: { driver?: { name?: unknown } } }[] } | undefined;
  return value?.runs?.[0]?.tool?.driver?.name === 'corefeval';
}

/** A field of RFC 4180. */
const QUOTED = '"(?:[^"]|"")*"';

/** The first columns of tables: scores, mentions, flips, decisions of annotators. */
const SCORES = /^system,document,(?:group|match|metric|part),/;
const MENTIONS = /^system,document,start,/;
const FLIPS = /^a,b,document,decision,outcome,/;
const DECISIONS = /^document,decision,start,end,text,annotator,/;

/** Whether a whole text is a table with these first columns: all records have as many fields as the first line. */
function isDelimited(text: string, delimiter: ',' | '\t', heads: readonly RegExp[]): boolean {
  const [head] = text.split('\n', 1);
  const columns = head.trimEnd().split(delimiter);
  if (!heads.some((each) => each.test(`${columns.join()},`))) return false;
  const field = delimiter === ',' ? `(?:${QUOTED}|[^",\r\n]*)` : '[^\t\r\n]*';
  const record = new RegExp(`${field}(?:${delimiter}${field}){${columns.length - 1}}\r?\n`, 'y');
  while (record.lastIndex < text.length) if (!record.test(text)) return false;
  return true;
}

const GENERATOR_TAG = '<meta name="generator" content="corefeval">';

const isPage = (text: string): boolean =>
  (/^<!doctype html>\n(?:<[^>\n]*>\n){1,9}/.exec(text)?.[0].includes(GENERATOR_TAG) ?? false) &&
  /<\/html>\n?$/.test(text);

/** The main outputs of verbs that report something, by kind. A paper into which a table was pasted is not one of them. */
const reportOutputs: ReadonlyMap<string, OutputKind> = new Map<string, OutputKind>([
  ['text', { label: 'a report', recognises: (text) => isEarlierText(text) || isEarlierGateText(text) }],
  ['json', { label: 'a report in JSON', recognises: isJsonOf(/^corefeval\/(?!counts|tokens|gate\/)/) }],
  ['sarif', { label: 'a report in SARIF', recognises: isSarif }],
  [
    'csv',
    { label: 'a table of scores', recognises: (text) => isDelimited(text, ',', [SCORES, FLIPS, DECISIONS]) },
  ],
  ['tsv', { label: 'a table of scores', recognises: (text) => isDelimited(text, '\t', [SCORES]) }],
  [
    'markdown',
    {
      label: 'a Markdown table of scores',
      recognises: (text) => isEarlierMarkdown(text) || isEarlierGateMarkdown(text),
    },
  ],
  ['latex', { label: 'a LaTeX table of scores', recognises: isEarlierLatex }],
  ['html', { label: 'a page of scores', recognises: isPage }],
]);

export const reportOutput = (kind: string): OutputKind => reportOutputs.get(kind) as OutputKind;

/** The output of `analyze --table`. */
export const mentionTable: OutputKind = {
  label: 'a table of mentions',
  recognises: (text) => isDelimited(text, ',', [MENTIONS]) || isDelimited(text, '\t', [MENTIONS]),
};

/** The output of `score --counts`. */
export const counts: OutputKind = {
  label: 'a file of counts',
  recognises: isJsonOf(/^corefeval\/counts\//),
};

/** The outputs of `gate` besides the main one. */
export const gateOutputs = {
  baseline: { label: 'a baseline', recognises: isJsonOf(/^corefeval\/gate\/\d/) },
  junit: { label: 'a JUnit file of a gate', recognises: isEarlierJunit },
  summary: { label: 'a summary of a gate', recognises: isEarlierGateMarkdown },
} as const satisfies Record<string, OutputKind>;

/** The output of `nuggets score --write-conll`, which somebody could have annotated. */
export const alignedConll: OutputKind = { label: 'a file of aligned mentions' };

/** The output of `tokenize`, by format. All but JSON can be made by hand, or by another program. */
const tokens: ReadonlyMap<string, OutputKind> = new Map<string, OutputKind>([
  ['tab', { label: 'a token table' }],
  ['conll', { label: 'CoNLL without annotation' }],
  ['json', { label: 'a JSON file of tokens', recognises: isJsonOf(/^corefeval\/tokens\//) }],
  ['brat', { label: 'a brat file of tokens' }],
]);

export const tokenOutput = (format: string): OutputKind => tokens.get(format) as OutputKind;

/** Events as tbf or brat, and the text that goes with brat. */
export const annotation: OutputKind = { label: 'annotation' };

/** The text beside the page of a check kit. */
export const kitReadmeOutput: OutputKind = { label: 'the README of a check kit', recognises: isKitReadme };
