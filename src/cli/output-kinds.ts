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

const DOCUMENT = /^#begin document \(\S*\); part 000$|^#end document$/;

/** The output of `score --html`. */
export const page: OutputKind = {
  label: 'a page of scores',
  recognises: (text) => /^<!doctype html>\n(?:<[^>\n]*>\n){1,9}/.exec(text)?.[0].includes(GENERATOR) ?? false,
};
const GENERATOR = '<meta name="generator" content="corefeval">';

/** The output of `score --counts`. */
export const counts: OutputKind = {
  label: 'a file of counts',
  recognises: (text) => /^\{"schema":"corefeval[-/]counts\//.test(text),
};

/** The output of `nuggets score --write-conll`: rows of four columns, with at most one mention, which is one row long. */
export const alignedConll: OutputKind = {
  label: 'a file of aligned mentions',
  recognises: everyLine(DOCUMENT, /^\S*\t\d+\t\S+\t(?:-|\(\d+\))$/),
};

/** The output of `tokenize`, by format: tokens without annotation. */
const tokens: ReadonlyMap<string, OutputKind> = new Map([
  ['tab', { label: 'a token table', recognises: everyLine(/^\d+\t[^\t]*\t\d+\t\d+$/) }],
  ['conll', { label: 'CoNLL without annotation', recognises: everyLine(DOCUMENT, /^\S*\t0\t\d+\t\S+\t-$/) }],
  [
    'json',
    {
      label: 'a JSON file of tokens',
      recognises: (text) =>
        /^\{(?:"schema":"corefeval\/tokens\/\d+",)?"document":"(?:[^"\\]|\\.)*","offsets":"(?:utf16|code-points)","tokens":\[/.test(
          text,
        ),
    },
  ],
  ['brat', { label: 'a brat file of tokens', recognises: everyLine(/^T\d+\tToken [\d ;]+\t/) }],
]);

export const tokenOutput = (format: string): OutputKind => tokens.get(format) as OutputKind;

/** Events as tbf or brat, and the text that goes with brat. */
export const annotation: OutputKind = { label: 'annotation' };
