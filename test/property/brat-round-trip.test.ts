import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBrat } from '../../src/formats/brat.ts';
import { readTbf } from '../../src/formats/tbf.ts';
import type { TbfDocument } from '../../src/formats/tbf-model.ts';
import { writeTbf } from '../../src/formats/tbf-write.ts';
import { bratToTbf } from '../../src/nuggets/brat-to-tbf.ts';
import { tbfToBrat } from '../../src/nuggets/tbf-to-brat.ts';
import type { Problem } from '../../src/problems/problem.ts';

const word = fc.stringMatching(/^[A-Za-z][A-Za-z_-]{0,8}$/);
const fragment = fc.tuple(fc.nat(500), fc.integer({ min: 1, max: 20 }));

/** Brat files of events with fragments, realis, links of coreference and other relations, in any order. */
const brat = fc
  .record({
    events: fc.array(
      fc.record({
        fragments: fc.array(fragment, { minLength: 1, maxLength: 3 }),
        type: word,
        realis: fc.option(fc.constantFrom('Actual', 'Generic', 'Other')),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    links: fc.array(fc.tuple(fc.constantFrom('Coreference', 'After', 'Subevent'), fc.nat(11), fc.nat(11)), {
      maxLength: 12,
    }),
    seed: fc.integer(),
  })
  .map(({ events, links, seed }) => {
    const lines = events.flatMap(({ fragments, type, realis }, i) => [
      `T${i + 1}\t${type} ${fragments.map(([begin, length]) => `${begin} ${begin + length}`).join(';')}\tx`,
      `E${3 * i + 1}\t${type}:T${i + 1}`,
      ...(realis === null ? [] : [`A${i + 1}\tRealis E${3 * i + 1} ${realis}`]),
    ]);
    links.forEach(([name, a, b], i) => {
      const id = (n: number) => `E${3 * (n % events.length) + 1}`;
      lines.push(`R${i + 1}\t${name} Arg1:${id(a)} Arg2:${id(b)}`);
    });
    const shift = Math.abs(seed) % lines.length;
    return [...lines.slice(shift), ...lines.slice(0, shift)].join('\n');
  });

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
      fc.property(brat, (ann) => {
        const tbf = throughTbf(ann);
        const again = throughTbf(tbfToBrat(tbf, () => {}));
        expect(content(again)).toEqual(content(tbf));
        expect(tbf.mentions).toHaveLength(ann.match(/^E/gm)!.length);
      }),
      { numRuns: 500 },
    );
  });
});
