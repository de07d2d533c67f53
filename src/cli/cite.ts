import {
  bibtexOf,
  citedKeys,
  type Methods,
  methodsLatex,
  methodsMarkdown,
  methodsText,
} from '../report/cite/citation.ts';
import { escapeControls } from '../report/json-text.ts';
import type { CitingKind } from './options/main-output.ts';

/** How the methods sentence and the BibTeX of what was used are added to each kind of output. */
export const withCite: Record<CitingKind, (content: string, methods: Methods) => string> = {
  text: (content, methods) => `${content}\n${methodsText(methods)}\n\n${bibtexOf(methods)}\n`,
  json: (content, methods) => {
    const fields = { methods: methodsText(methods), keys: citedKeys(methods), bibtex: bibtexOf(methods) };
    const text = escapeControls(JSON.stringify(fields, null, 2)).replaceAll('\n', '\n  ');
    return content.replace(/\n\}\n$/, () => `,\n  "cite": ${text}\n}\n`);
  },
  markdown: (content, methods) =>
    `${content}\n${methodsMarkdown(methods)}\n\n\`\`\`bibtex\n${bibtexOf(methods)}\n\`\`\`\n`,
  latex: (content, methods) =>
    `${content}\n${methodsLatex(methods)}\n\n${bibtexOf(methods).replace(/^/gm, '% ')}\n`,
};
