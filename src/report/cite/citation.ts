import { escapeLatex, latexCode } from '../table/latex.ts';
import { escapeMarkdown } from '../table/markdown.ts';
import { bibliography } from './bibliography.ts';

/** A sentence in parts: plain text, keys of the bibliography that are cited at this place, and signatures. */
export type Methods = readonly (string | { readonly cite: readonly string[] } | { readonly code: string })[];

/** The keys that a sentence cites, each once, in the order of the bibliography. */
export function citedKeys(methods: Methods): string[] {
  const keys = new Set(
    methods.flatMap((part) => (typeof part === 'object' && 'cite' in part ? part.cite : [])),
  );
  return [...bibliography.keys()].filter((key) => keys.has(key));
}

/** The BibTeX entries of what a sentence cites. */
export const bibtexOf = (methods: Methods): string =>
  citedKeys(methods)
    .map((key) => bibliography.get(key))
    .join('\n\n');

/** The sentence with citations by author and year. */
export const methodsText = (methods: Methods): string =>
  methods
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'code' in part ? part.code : `(${part.cite.map(shortCitation).join('; ')})`;
    })
    .join('');

/** The sentence for Markdown. */
export const methodsMarkdown = (methods: Methods): string =>
  methods
    .map((part) =>
      typeof part === 'object' && 'code' in part ? `\`${part.code}\`` : escapeMarkdown(methodsText([part])),
    )
    .join('');

/** The sentence for LaTeX, with citation commands of natbib. */
export const methodsLatex = (methods: Methods): string =>
  methods
    .map((part) => {
      if (typeof part === 'string') return escapeLatex(part);
      return 'code' in part ? latexCode(part.code) : `\\citep{${part.cite.join(',')}}`;
    })
    .join('');

/** Author and year of an entry: `Luo 2005`, `Bagga and Baldwin 1998`, `Pradhan et al. 2014`. */
export function shortCitation(key: string): string {
  const entry = bibliography.get(key) ?? '';
  const year = /^ {2}year = \{(\d+)\}/m.exec(entry)?.[1] ?? '';
  const names = (/^ {2}author = \{(.*)\},$/m.exec(entry)?.[1] ?? key)
    .split(' and ')
    .map((name) => (name.startsWith('{') ? name.slice(1, -1) : name.split(',')[0]));
  const authors = names.length > 2 ? `${names[0]} et al.` : names.join(' and ');
  return `${authors} ${year}`;
}
