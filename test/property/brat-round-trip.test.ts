import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBrat } from '../../src/formats/brat.ts';
import { readTbf } from '../../src/formats/tbf.ts';
import type { TbfDocument } from '../../src/formats/tbf-model.ts';
import { writeTbf } from '../../src/formats/tbf-write.ts';
import { bratToTbf } from '../../src/nuggets/brat-to-tbf.ts';
import { tbfToBrat } from '../../src/nuggets/tbf-to-brat.ts';
import type { Problem } from '../../src/problems/problem.ts';
import { bratText } from '../support/brat-arbitraries.ts';

function throughTbf(ann: string): TbfDocument {
  const fail = (problem: Problem) => {
    throw new Error(problem.message);
  };
  const options = { document: 'd', system: 's', keepSameSpan: true };
  const text = writeTbf([bratToTbf(readBrat({ name: 'd.ann', text: ann }, fail), options, fail)]);
  return readTbf({ name: 'd.tbf', text }, fail)[0];
}

/** What must survive: events with everything they have, clusters, and the other relations. */
const content = ({ mentions, relations }: TbfDocument) => ({
  mentions: mentions.map(({ id, span, text, type, realis }) => [id, span, text, type, realis]),
  relations: relations.map(({ name, args }) => `${name} ${args.join()}`).sort(),
});

describe('brat to tbf to brat', () => {
  it('keeps every event, realis, cluster and other relation', () => {
    fc.assert(
      fc.property(bratText, (ann) => {
        const tbf = throughTbf(ann);
        const again = throughTbf(tbfToBrat(tbf, () => {}));
        expect(content(again)).toEqual(content(tbf));
        expect(tbf.mentions).toHaveLength(ann.match(/^E/gm)!.length);
      }),
      { numRuns: 500 },
    );
  });
});
