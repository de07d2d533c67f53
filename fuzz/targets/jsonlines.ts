import type { Document } from '../../src/core/document.ts';
import { documentStarts } from '../../src/formats/jsonlines/document-starts.ts';
import { jsonlines } from '../../src/formats/jsonlines/jsonlines.ts';
import { scorch } from '../../src/formats/scorch/scorch.ts';
import { renderProblem } from '../../src/problems/render.ts';
import { jsonDocument } from '../../test/support/json-arbitraries.ts';
import { readAll, shown } from '../../test/support/json-documents.ts';
import { encode, type Random } from '../../test/support/mutate.ts';
import { bitsOf, draw, pick, spoilText } from '../draw.ts';
import { ensure, ensureSame, type Target } from '../target.ts';

/** A line of every variant. */
const LINES: readonly string[] = [
  '{"doc_key": "nw_1", "sentences": [["Tom", "said"], ["he"]], "clusters": [[[0, 0], [2, 2]]], "predicted_clusters": [[[0, 1]]]}',
  '{"doc_key": "d", "sentences": [["[CLS]", "To", "##m"]], "subtoken_map": [0, 0, 0], "sentence_map": [0, 0, 0], "clusters": [[[1, 2]]]}',
  '{"document_id": "d", "cased_words": ["Tom", "he"], "sent_id": [0, 1], "span_clusters": [[[0, 1], [1, 2]]]}',
  '{"document": ["Tom", "he"], "clusters": [[[0, 0], [1, 1]]], "top_spans": [], "p": 1.5e-3}',
  '{"text": "Tom \\ud83d\\ude00 he", "clusters": [[[0, 3], [6, 8]]], "clusters_strings": [["Tom", "he"]]}',
  '{"doc_id": "d", "tokens": ["Tom", "he"], "clusters_token_offsets": [[[0, 0], [1, 1]]]}',
  '{"id": 17740950239373139, "sentences": [["Tom"], ["he"]], "mention_clusters": [[[0, 0, 1], [1, 0, 1]]]}',
  '{"id": "d", "sentences": [{"tokens": [{"text": "Tom"}]}], "coref_chains": [[[0, 0, 0]]]}',
  '{"sens": [{"tok": ["Tom"]}], "coref": [[[0, 0, 1]]]}',
  '{"sentences": [{"tokens": [{"word": "Tom"}]}], "corefs": {"1": [{"sentNum": 1, "startIndex": 1, "endIndex": 2}]}}',
  '{"id": "__proto__", "tokens": ["a", "b"], "clusters": [[[0, 1]], [[1, 2]]]}',
  '{"mention_id": "m", "doc_id": "d", "coref_chain": 3, "tokens_number": [4, 6], "sent_id": 1}',
];

const SCORCH: readonly string[] = [
  '{"type": "clusters", "clusters": {"0": ["4-20", "7-7"], "__proto__": ["1-2"]}}',
  '{"type": "graph", "mentions": ["m1", 3, "m7"], "links": [["m1", "m7"]]}',
];

const BITS = bitsOf(
  ...[
    '[',
    ']',
    '{',
    '}',
    ',',
    ':',
    '"',
    '\\',
    '\\u00',
    '[[',
    ']]',
    '[0, 1]',
    '[[2, 2]]',
    '-1',
    '2147483648',
    '1e9',
    'null',
    'NaN',
  ],
  ...[
    '"clusters": ',
    '"id": "x", ',
    '"subtoken_map": [0], ',
    '"text": "a b", ',
    '\n',
    '[[[[[[[[[[',
    '"__proto__": {}, ',
  ],
);

function jsonFile(random: Random): Uint8Array {
  if (random(3) === 0)
    return encode(jsonlines.write([draw(jsonDocument, random), draw(jsonDocument, random)], () => {}));
  const lines = Array.from({ length: 1 + random(3) }, () => pick(LINES, random));
  return encode(random(3) === 0 ? `[${lines.join(',\n')}]` : `${lines.join('\n')}\n`);
}

function checkProblems(problems: ReturnType<typeof readAll>['problems']): void {
  for (const problem of problems) {
    const text = renderProblem(problem);
    ensure(!/[\x00-\x09\x0b-\x1f\x7f-\x9f]/.test(text), 'no control characters in problems', () =>
      JSON.stringify(text),
    );
    ensure(problem.line !== undefined, 'every problem has a line');
  }
}

function checkMentions({ length, tokens, entities, mentions }: Document): void {
  for (const { start, end, entity } of mentions) {
    const isInside = start >= 0 && start < end && (length === 0 || tokens === undefined || end <= length);
    ensure(isInside && entity < entities.length, 'mentions are within their document');
  }
}

/** The reader, the cutter and the writer of JSON lines. */
export const jsonReader: Target = {
  id: 'jsonlines',
  promise: 'is read without a crash, cut at the same places, and the same when it is written and read again',
  generate: (random) => ({ files: { f: spoilText(jsonFile(random), random, BITS) }, args: [] }),
  check({ files: { f } }) {
    jsonlines.detect(f);
    const { documents, problems, traits } = readAll(jsonlines, f);
    checkProblems(problems);
    documents.forEach(checkMentions);
    if (traits?.layout === 'lines' && traits.mentions === undefined && f[0] !== 0xef) {
      const { starts } = documentStarts({ bytes: f, atLineStart: true, last: true });
      ensureSame(starts.length, documents.length, 'the cutter finds the documents of the reader');
      documents.forEach(({ id }, i) => {
        const isBroken = problems.some(
          ({ code, line }) => code === 'json/syntax' && line === documents[i].line,
        );
        if (!isBroken) ensureSame(starts[i].id, id, 'the cutter finds the names of the reader');
      });
    }
    const losses: unknown[] = [];
    const again = readAll(
      jsonlines,
      jsonlines.write(documents, (entry) => losses.push(entry)),
    );
    if (losses.length > 0 || documents.some(({ mentions }) => mentions.length === 0)) return;
    const filled = (all: readonly Document[]) =>
      all.map((document) => ({
        ...shown(document),
        clusters: shown(document).clusters.filter(({ length }) => length > 0),
      }));
    ensureSame(
      filled(again.documents).map(({ clusters }) => clusters),
      filled(documents).map(({ clusters }) => clusters),
      'mentions survive',
    );
  },
};

/** The reader and the writer of Scorch files. */
export const scorchReader: Target = {
  id: 'scorch',
  promise: 'is read without a crash, and what was read is the same when it is written and read again',
  generate: (random) => ({ files: { f: spoilText(encode(pick(SCORCH, random)), random, BITS) }, args: [] }),
  check({ files: { f } }) {
    scorch.detect(f);
    const { documents, problems } = readAll(scorch, f);
    checkProblems(problems);
    const again = readAll(
      scorch,
      scorch.write(documents, () => {}),
    );
    const sizes = (all: readonly Document[]) =>
      all.map(({ mentions }) => [...mentions].map(({ start, end }) => [start, end]));
    ensureSame(sizes(again.documents), sizes(documents), 'mentions survive writing and reading');
  },
};
