import { describe, expect, it } from 'vitest';
import { lossCodes } from '../../../src/convert/codes.ts';
import { Content } from '../../../src/convert/content.ts';
import { fitted } from '../../../src/convert/fitted.ts';
import type { Document } from '../../../src/core/document.ts';
import { Mentions } from '../../../src/core/mentions.ts';
import { type Capability, capabilities } from '../../../src/formats/index.ts';
import type { Problem } from '../../../src/problems/problem.ts';

const rich: Document = {
  ...{ id: 'd', pairKey: 'd', unit: 'token', entities: ['a', 'b'], length: 4, sentences: [0] },
  tokens: { length: 4, at: (i) => 'wxyz'[i], emptyNodes: new Set([1]) },
  mentions: Mentions.of([
    {
      start: 0,
      end: 3,
      entity: 0,
      parts: [
        [0, 1],
        [2, 3],
      ],
      head: 0,
      attributes: new Map([['type', 'person']]),
    },
    { start: 1, end: 2, entity: 1, zero: true },
  ]),
  relations: [{ type: 'Bridge', from: 0, to: [1] }],
};

const everything = Object.keys(capabilities) as Capability[];

function lossesOf(holds: readonly Capability[], source: readonly Capability[] = everything): string[] {
  const content = new Content();
  content.add(rich, { holds: source });
  content.add(rich, { holds: source });
  const problems: Problem[] = [];
  content.reportLosses({ id: 'x', holds }, (entry) => problems.push(entry));
  return problems.map(({ code, message }) => `${code} ${/has (\d+)/.exec(message)?.[1]}`);
}

describe('losses', () => {
  it('are counted for what the input has', () => {
    expect(lossesOf([])).toEqual([
      ...['convert/words 8', 'convert/gaps 2', 'convert/heads 2', 'convert/zeros 2', 'convert/types 2'],
      ...['convert/relations 2', 'convert/across-documents 2'],
    ]);
    expect(lossesOf([], [])).not.toContain('convert/across-documents 2');
  });

  it.each(everything)('are none for %s if the target can hold it', (capability) => {
    const others = everything.filter((each) => each !== capability);
    expect(lossesOf(everything)).toEqual([]);
    expect(lossesOf(others).map((line) => line.split(' ')[0])).toEqual([lossCodes[capability]]);
  });
});

describe('a fitted document', () => {
  it('has nothing that the format cannot hold, but for the words, which mentions may need', () => {
    const bare = fitted(rich, { holds: [] });
    expect([...bare.mentions]).toEqual([
      { start: 0, end: 3, entity: 0 },
      { start: 1, end: 2, entity: 1 },
    ]);
    expect(bare.relations).toBeUndefined();
    const words = bare.tokens;
    expect([words?.length, words?.at(3), words?.emptyNodes]).toEqual([4, 'z', undefined]);
  });

  it('is the same if the format can hold everything', () => {
    const same = fitted(rich, { holds: everything });
    expect([...same.mentions]).toEqual([...rich.mentions]);
    expect(same).toMatchObject({ tokens: rich.tokens, relations: rich.relations });
  });
});
