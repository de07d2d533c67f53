import type { InlineCode } from './codes.ts';

/** The message about a mark, and how it is handled. */
export const faultTexts: Readonly<Record<InlineCode, { readonly message: string; readonly help: string }>> = {
  'inline/unclosed': {
    message: 'The mention that begins here has no closing mark.',
    help: 'the mark is left out; the words stay in the text',
  },
  'inline/unopened': {
    message: 'The mention that ends here has no opening mark.',
    help: 'the mark is left out; the words stay in the text',
  },
  'inline/no-label': {
    message: 'The mention that ends here has no label of an entity.',
    help: 'the mention is left out; its words stay in the text',
  },
  'inline/empty': {
    message: 'The mention that ends here has no words.',
    help: 'it is left out, since it is not in the text',
  },
  'inline/loss': { message: 'Something cannot be written.', help: 'write another format' },
};
