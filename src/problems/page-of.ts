/**
 * Which codes the pages in docs/errors explain: all with this first part, or one code. Codes with another first part are those of a format, and
 * docs/errors/formats.md explains them.
 */
const CODES_BY_PAGE = {
  analyze: 'analyze labels',
  annotation: 'brat cluster ere tokens xml',
  check:
    'entity fix response document/levels document/parts mention/boundary mention/crossing mention/first-heads mention/gaps-lost mention/nested mention/part-notation mention/punctuation mention/token-ids mentions/profile',
  compare: 'agree compare systems',
  convert: 'convert',
  files: 'answer file key output',
  json: 'json scorch',
  nuggets: 'nuggets tbf types tokens/columns tokens/duplicate-id tokens/missing tokens/offsets',
  scoring:
    'counts document entities filter gate group match mention mentions merge metric relations scope singletons text topics window',
};

const pages: ReadonlyMap<string, string> = new Map(
  Object.entries(CODES_BY_PAGE).flatMap(([page, codes]) =>
    codes.split(' ').map((code) => [code, page] as const),
  ),
);

/** The section of the documentation that explains a code, from the folder of the package: `docs/errors/scoring.md#documentmissing`. */
export function pageOf(code: string): string {
  const page = pages.get(code) ?? pages.get(code.split('/')[0]) ?? 'formats';
  return `docs/errors/${page}.md#${code.replaceAll('/', '')}`;
}
