import type { Document } from '../../src/core/document.ts';
import { documentStarts } from '../../src/formats/jsonlines/document-starts.ts';
import { jsonlines } from '../../src/formats/jsonlines/jsonlines.ts';
import { scorch } from '../../src/formats/scorch/scorch.ts';
import { renderProblem } from '../../src/problems/render.ts';
import { jsonDocument } from '../../test/support/json-arbitraries.ts';
import { readAll, shown } from '../../test/support/json-documents.ts';
import { encode, type Random } from '../../test/support/mutate.ts';
import { draw, pick, spoilText } from '../draw.ts';
import { JSON_BITS } from '../json-bits.ts';
import { JSON_LINES, SCORCH_FILES } from '../json-seeds.ts';
import { ensure, ensureSame, type Target } from '../target.ts';

function jsonFile(random: Random): Uint8Array {
  if (random(3) === 0)
    return encode(jsonlines.write([draw(jsonDocument, random), draw(jsonDocument, random)], () => {}));
  const lines = Array.from({ length: 1 + random(3) }, () => pick(JSON_LINES, random));
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
  generate: (random) => ({ files: { f: spoilText(jsonFile(random), random, JSON_BITS) }, args: [] }),
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
  generate: (random) => ({
    files: { f: spoilText(encode(pick(SCORCH_FILES, random)), random, JSON_BITS) },
    args: [],
  }),
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
