import { defineFormat } from '../format.ts';
import { firstByte, headText, isText } from '../head-text.ts';
import { inlineCodes } from './codes.ts';
import type { MarkStyle } from './marks.ts';
import { readInline } from './read.ts';
import { readCrac25 } from './read-crac25.ts';
import { bracketStyle, markdownStyle, tagStyle } from './styles.ts';
import { withMarks, writeInline } from './write.ts';
import { crac25Text } from './write-crac25.ts';

/** Marks that must be seen before a text is taken for one with marks. */
const MIN_SEEN_MARKS = 3;

/** Whether a text may be JSON, which has texts with marks inside. */
const JSON_START = /^\s*(?:\{|\[\s*["{])/;

function detectMarks(head: Uint8Array, hit: RegExp, example: string): string | undefined {
  if (firstByte(head) < 0) return undefined;
  const text = headText(head);
  if (JSON_START.test(text)) return undefined;
  let hits = 0;
  for (const _ of text.matchAll(hit))
    if (++hits === MIN_SEEN_MARKS) return `at least ${MIN_SEEN_MARKS} mentions are marked as ${example}`;
  return undefined;
}

const shared = {
  entityNames: 'none',
  companions: [],
  codes: inlineCodes,
  parameters: [],
  tokenColumns: [],
  unannotated: isText,
  pairKey: () => '#0',
  names: (id: string) => [id],
} as const;

const wordingOf = (example: string, border: string) => ({
  sign: `mentions are marked as ${example}, at least three times`,
  documentStart: 'a text',
  border,
  naming: 'documents of this format have no names; put each into a file of its own',
  asking: 'documents of this format have no names',
  noMentions: `check that mentions are marked as ${example}`,
});

const declare = <const Id extends string>(id: Id, label: string, style: MarkStyle) => {
  const read = readInline.bind(undefined, style);
  return defineFormat({
    ...shared,
    id,
    label,
    holds: ['words'],
    wording: wordingOf(style.example, 'file'),
    detect: (head) => detectMarks(head, style.hit(), style.example),
    read,
    write: (documents, report) =>
      writeInline(
        documents,
        report,
        (plain, labels) =>
          withMarks(
            plain,
            (i) => style.open(labels[i]),
            (i) => style.close(labels[i]),
          ),
        read,
      ),
  });
};

/** Markdown links to entities. See docs/formats/markdown.md. */
export const markdown = declare('markdown', 'text with Markdown links', markdownStyle);

/** Tags around mentions. See docs/formats/m-tags.md. */
export const mTags = declare('m-tags', 'text with <m> tags', tagStyle);

/** Brackets with labels. See docs/formats/brackets.md. */
export const brackets = declare('brackets', 'text with labelled brackets', bracketStyle);

const CRAC25_EXAMPLE = 'word|[e1';

/** Tokens with tags. See docs/formats/crac25.md. */
export const crac25 = defineFormat({
  ...shared,

  id: 'crac25',
  hasOwnSign: true,
  label: 'plain text of CRAC 2025',
  holds: ['words', 'zeros'],
  wording: wordingOf(CRAC25_EXAMPLE, 'line feed'),
  detect: (head) => detectMarks(head, /[^\s|]\|(?:\[e?\d+\]?|e?\d+\])(?=[,\s]|$)/g, CRAC25_EXAMPLE),
  read: readCrac25,
  // Only tags with such labels are recognised: other words may have a bar, too.
  write: (documents, report) => writeInline(documents, report, crac25Text, readCrac25, /^e?\d+$/),
});
