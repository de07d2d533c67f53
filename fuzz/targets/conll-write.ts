import { conll } from '../../src/formats/index.ts';
import type { Problem } from '../../src/problems/problem.ts';
import { encode } from '../../test/support/mutate.ts';
import { conllFound, type Found } from '../conll-found.ts';
import { spoil } from '../draw.ts';
import { conllFile } from '../seeds.ts';
import { ensure, ensureSame, type Target } from '../target.ts';

/** The writer of CoNLL files. */
export const conllWriter: Target = {
  id: 'conll-write',
  promise: 'what was read, written and read again has the same documents and mentions',
  generate: (random) => ({ files: { f: spoil(conllFile(random), random) }, args: [] }),
  check({ files: { f } }) {
    const losses: Problem[] = [];
    const documents = [...conll.read({ name: 'f', bytes: f }, () => {})];
    const again = conllFound(encode(conll.write(documents, (entry) => losses.push(entry))));
    if (losses.length > 0) return; // the writer reported that brackets cannot express it
    ensure(again.problems.length === 0, 'what is written has no problem', () => again.problems[0].message);
    ensureSame(spans(again), spans(conllFound(f)), 'mentions survive writing and reading');
  },
};

/** Each document: its length, and its mentions by entity. Names and labels that CoNLL cannot express may change. */
const spans = ({ documents }: Found) =>
  documents.map(({ length, mentions, entities }) => ({
    length,
    entities: entities
      .map((_, index) =>
        mentions
          .filter(({ entity }) => entity === index)
          .map(({ start, end }) => `${start}-${end}`)
          .sort()
          .join(' '),
      )
      .filter((text) => text !== '') // an entity may be left without mentions
      .sort(),
  }));
