import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brat2tbfOrder } from '../../src/compat/brat2tbf/cluster-order.ts';
import { CodePoints } from '../../src/core/code-points.ts';
import { readBrat } from '../../src/formats/brat/read.ts';
import { readTbf } from '../../src/formats/tbf/read.ts';
import { writeTbf } from '../../src/formats/tbf/write.ts';
import { readTokenTable, type TokenTable } from '../../src/formats/token-table/read.ts';
import { bratToTbf } from '../../src/nuggets/convert/brat-to-tbf.ts';
import { placeTokens, tokenSpansOfText } from '../../src/nuggets/convert/place-tokens.ts';
import { tbfToBrat } from '../../src/nuggets/convert/tbf-to-brat.ts';
import type { Problem } from '../../src/problems/problem.ts';
import type { OffsetUnit } from '../../src/tokenizer/index.ts';
import { runs } from '../support/runs.ts';

/** An annotated text, and a table of its tokens. */
interface Generated {
  readonly text: string;
  readonly ann: string;
  readonly table: TokenTable;
  readonly tableOffsets: OffsetUnit;
}

const name = fc.stringMatching(/^[A-Za-z][A-Za-z_-]{0,8}$/);
const word = fc.stringMatching(/^[a-z😀𐍈é]{1,6}$/u);
const gap = fc.constantFrom(' ', '  ', '\n', '\r\n', '\r\n\r\n', '\t', '');

/** Brat files of events with fragments in any order, realis, links of coreference and other relations. */
const generated: fc.Arbitrary<Generated> = fc
  .record({
    words: fc.array(fc.tuple(word, gap), { minLength: 1, maxLength: 20 }),
    // Few different positions, so that many events have the same span.
    fragments: fc.array(fc.array(fc.tuple(fc.nat(60), fc.nat(12)), { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 4,
    }),
    events: fc.array(
      fc.record({ place: fc.nat(3), type: name, realis: fc.option(fc.constantFrom('Actual', 'Generic')) }),
      { minLength: 1, maxLength: 14 },
    ),
    links: fc.array(
      fc.tuple(fc.constantFrom('Coreference', 'Coreference', 'After'), fc.nat(13), fc.nat(13)),
      {
        maxLength: 16,
      },
    ),
    numbering: fc.integer({ min: 1, max: 9 }),
    crlf: fc.boolean(),
    tableOffsets: fc.constantFrom<OffsetUnit>('utf16', 'code-points'),
  })
  .map(({ words, fragments, events, links, numbering, crlf, tableOffsets }) => {
    const text = words.map((pair) => pair.join('')).join('');
    const points = new CodePoints(text);
    const at = (offset: number) => Math.min(offset, points.length);
    const places = fragments.map((list) =>
      list.map(([start, length]) => [at(start), at(start + length)] as const),
    );
    const said = (place: (typeof places)[number]) =>
      place
        .map(([start, end]) => text.slice(points.toUnits(start), points.toUnits(end)).replace(/\s/g, ' '))
        .join(' ');
    const lines = events.flatMap(({ place, type, realis }, i) => {
      const spans = places[place % places.length];
      return [
        `T${i + 1}\t${type} ${spans.map((span) => span.join(' ')).join(';')}\t${said(spans)}`,
        `E${numbering * i + 1}\t${type}:T${i + 1}`,
        ...(realis === null ? [] : [`A${i + 1}\tRealis E${numbering * i + 1} ${realis}`]),
      ];
    });
    links.forEach(([relation, a, b], i) => {
      const id = (n: number) => `E${numbering * (n % events.length) + 1}`;
      lines.push(`R${i + 1}\t${relation} Arg1:${id(a)} Arg2:${id(b)}`);
    });
    return { text, ann: lines.join(crlf ? '\r\n' : '\n'), tableOffsets, table: tableOf(words, tableOffsets) };
  });

function tableOf(words: readonly (readonly [string, string])[], unit: OffsetUnit): TokenTable {
  const size = (part: string) => (unit === 'utf16' ? part.length : [...part].length);
  let at = 0;
  const rows = words.map(([token, space], i) => {
    const start = at;
    at += size(token) + size(space);
    return `${i + 1}\t${token}\t${start}\t${start + size(token)}\n`;
  });
  return readTokenTable({ name: 'd.tab', text: rows.join('') }, fail, { ends: 'exclusive' });
}

function fail(problem: Problem): never {
  throw new Error(problem.message);
}

/** Problems that the conversion of brat may report in this test. */
const LEAVES_OUT = ['brat/self-link', 'brat/unknown-event', 'cluster/same-span', 'tokens/none'];
const leavingOut = (problem: Problem) => {
  if (!LEAVES_OUT.includes(problem.code)) fail(problem);
};

function fromBrat(
  ann: string,
  { text, table, tableOffsets }: Generated,
  tokens: boolean,
  keepSameSpan: boolean,
): string {
  const span = tokens ? tokenSpansOfText(table, text, tableOffsets, 'd') : undefined;
  const options = { document: 'd', system: 's', span, keepSameSpan, visitOrder: brat2tbfOrder };
  return writeTbf([bratToTbf(readBrat({ name: 'd.ann', text: ann }, fail), options, leavingOut)]);
}

/** Brat can represent everything that was read from brat, so any problem fails the test. */
function toBrat(
  tbf: string,
  { text, table, tableOffsets }: Generated,
  tokens: boolean,
  withText: boolean,
): string {
  const known = withText || tableOffsets === 'utf16' ? text : undefined;
  const place = tokens ? placeTokens(table, known, tableOffsets, 'd') : undefined;
  return tbfToBrat(readTbf({ name: 'd.tbf', text: tbf }, fail)[0], { place }, fail);
}

describe('brat to tbf, to brat, to tbf', () => {
  it.each([
    ['characters', false],
    ['tokens', true],
  ])('gives the same tbf file in %s', (_, tokens) => {
    let clusters = 0;
    let events = 0;
    fc.assert(
      fc.property(generated, fc.boolean(), fc.boolean(), (document, keepSameSpan, withText) => {
        const first = fromBrat(document.ann, document, tokens, keepSameSpan);
        const ann = toBrat(first, document, tokens, withText);
        expect(fromBrat(ann, document, tokens, keepSameSpan)).toBe(first);
        clusters += first.match(/^@Coreference/gm)?.length ?? 0;
        const count = first.match(/^s\t/gm)?.length ?? 0;
        events += count;
        if (!tokens) expect(count).toBe(document.ann.match(/^E/gm)!.length);
      }),
      { numRuns: runs(500) },
    );
    // Makes sure that the generated documents are not trivial. Few documents have too few clusters to count on their number.
    expect(clusters).toBeGreaterThan(runs(500) === 500 ? 100 : 0);
    expect(events).toBeGreaterThan(runs(500));
  });
});
