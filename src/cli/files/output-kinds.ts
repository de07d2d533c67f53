/** A kind of output file. */
export interface OutputKind {
  /** For messages: "a page". */
  readonly label: string;
  /**
   * Whether a text is an earlier output of this kind. Undefined where that cannot be decided: manual annotation looks
   * like converted annotation.
   */
  readonly recognises?: (text: string) => boolean;
}

const everyLine =
  (...patterns: readonly RegExp[]) =>
  (text: string): boolean =>
    text.split('\n').every((line) => line === '' || patterns.some((pattern) => pattern.test(line)));

const DOCUMENT_LINE = /^#begin document \(\S*\); part 000$|^#end document$/;

const SIGNATURE_LINE = /\bsignature: ?"?(?:metrics|nuggets|alpha):/;

/** A text with a signature, all lines of which have one of these forms. */
const signed =
  (...patterns: readonly RegExp[]) =>
  (text: string): boolean =>
    SIGNATURE_LINE.test(text) && everyLine(...patterns)(text);

const GENERATOR_TAG = '<meta name="generator" content="corefeval">';

/** The main outputs of verbs that report something, by kind. A paper into which a table was pasted is not one of them. */
const reportOutputs: ReadonlyMap<string, OutputKind> = new Map<string, OutputKind>([
  [
    'text',
    {
      label: 'a report',
      recognises: (text) =>
        /^(?:key|gold|annotator) {2,}\S[\s\S]*^signature: (?:metrics|nuggets|alpha):.*\n$/m.test(text) ||
        /(?:^|\n)corefeval check: [\d,]+ errors?, [\d,]+ warnings?, [\d,]+ notes?\n$/.test(text),
    },
  ],
  [
    'json',
    {
      label: 'a report in JSON',
      recognises: (text) => /^\{\s*"schema": ?"corefeval\/(?!counts|tokens)/.test(text),
    },
  ],
  [
    'sarif',
    {
      label: 'a report in SARIF',
      recognises: (text) => /^\{\s*"\$schema": "[^"]*sarif[^"]*"[\s\S]{0,200}"name": "corefeval"/.test(text),
    },
  ],
  [
    'csv',
    { label: 'a table of scores', recognises: (text) => /^system,document,(?:metric|part),/.test(text) },
  ],
  [
    'tsv',
    { label: 'a table of scores', recognises: (text) => /^system\tdocument\t(?:metric|part)\t/.test(text) },
  ],
  [
    'markdown',
    {
      label: 'a Markdown table of scores',
      recognises: signed(/^\|.*\|$/, /^### /, /^`(?:comparison|signature): .*`$/),
    },
  ],
  [
    'latex',
    {
      label: 'a LaTeX table of scores',
      recognises: signed(
        /^%/,
        /\\\\$/,
        /^\s*\\(?:begin|end|(?:top|mid|bottom|cmid)rule|caption|centering|label|small)\b/,
      ),
    },
  ],
  [
    'html',
    {
      label: 'a page of scores',
      recognises: (text) =>
        /^<!doctype html>\n(?:<[^>\n]*>\n){1,9}/.exec(text)?.[0].includes(GENERATOR_TAG) ?? false,
    },
  ],
]);

export const reportOutput = (kind: string): OutputKind => reportOutputs.get(kind) as OutputKind;

/** The output of `score --counts`. */
export const counts: OutputKind = {
  label: 'a file of counts',
  recognises: (text) => /^\{"schema":"corefeval\/counts\//.test(text),
};

/** The output of `nuggets score --write-conll`: rows of four columns, with at most one mention, which is one row long. */
export const alignedConll: OutputKind = {
  label: 'a file of aligned mentions',
  recognises: everyLine(DOCUMENT_LINE, /^\S*\t\d+\t\S+\t(?:-|\(\d+\))$/),
};

/** The output of `tokenize`, by format: tokens without annotation. */
const tokens: ReadonlyMap<string, OutputKind> = new Map([
  ['tab', { label: 'a token table', recognises: everyLine(/^\d+\t[^\t]*\t\d+\t\d+$/) }],
  [
    'conll',
    { label: 'CoNLL without annotation', recognises: everyLine(DOCUMENT_LINE, /^\S*\t0\t\d+\t\S+\t-$/) },
  ],
  [
    'json',
    {
      label: 'a JSON file of tokens',
      recognises: (text) =>
        /^\{"schema":"corefeval\/tokens\/\d+","document":"(?:[^"\\]|\\.)*","offsets":"(?:utf16|code-points)","tokens":\[/.test(
          text,
        ),
    },
  ],
  ['brat', { label: 'a brat file of tokens', recognises: everyLine(/^T\d+\tToken [\d ;]+\t/) }],
]);

export const tokenOutput = (format: string): OutputKind => tokens.get(format) as OutputKind;

/** Events as tbf or brat, and the text that goes with brat. */
export const annotation: OutputKind = { label: 'annotation' };
