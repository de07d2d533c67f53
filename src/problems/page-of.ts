/**
 * Which codes the pages in docs/errors explain: all with this first part, or one code; `general` is docs/errors.md. Codes with another first part are those
 * of a format, and docs/errors/formats.md explains them.
 */
const PAGES = {
  general: 'conll counts document entities file key mention mentions metric singletons text',
  analyze: 'analyze',
  annotation: 'brat cluster ere output tokens xml',
  check:
    'entity fix response document/levels document/parts mention/boundary mention/crossing mention/first-heads mention/gaps-lost mention/nested mention/part-notation mention/punctuation mentions/profile',
  compare: 'agree compare systems',
  convert: 'convert',
  json: 'json scorch',
  nuggets: 'nuggets tbf types tokens/columns tokens/duplicate-id tokens/missing tokens/offsets',
};

const pages: ReadonlyMap<string, string> = new Map(
  Object.entries(PAGES).flatMap(([page, codes]) => codes.split(' ').map((code) => [code, page] as const)),
);

/** The section of the documentation that explains a code, from the folder of the package: `docs/errors.md#documentmissing`. */
export function pageOf(code: string): string {
  const page = pages.get(code) ?? pages.get(code.split('/')[0]) ?? 'formats';
  const path = page === 'general' ? 'errors.md' : `errors/${page}.md`;
  return `docs/${path}#${code.replaceAll('/', '')}`;
}
