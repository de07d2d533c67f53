import { describe, expect, it } from 'vitest';
import {
  decideEnds,
  type EndsSign,
  type Evidence,
  joinEvidence,
  noEvidence,
} from '../../../src/formats/evidence.ts';

const sign = (value: EndsSign['value'], by: EndsSign['by'] = 'spans'): EndsSign => ({ value, why: by, by });
const open = (part: Partial<Evidence> = {}): Evidence => ({ ...noEvidence, hasOpenEnds: true, ...part });

describe('joinEvidence', () => {
  it('takes the first sign, and adds the rest up', () => {
    const first = open({ wordEnds: 2, members: ['clusters'] });
    const second = open({
      wordEnds: -3,
      ends: sign('inclusive'),
      members: ['clusters', 'x'],
      layouts: ['l'],
    });
    expect(joinEvidence(first, second)).toEqual({
      ends: sign('inclusive'),
      wordEnds: -1,
      hasOpenEnds: true,
      members: ['clusters', 'x'],
      layouts: ['l'],
    });
    expect(joinEvidence(second, open({ ends: sign('exclusive') })).ends).toEqual(sign('inclusive'));
    expect(joinEvidence(noEvidence, noEvidence)).toEqual({ ...noEvidence, ends: undefined });
  });
});

describe('decideEnds', () => {
  const decided = (own: Evidence, other?: Evidence) => {
    const { value, doubts, differences } = decideEnds(own, other);
    return [value, ...[...doubts, ...differences].map(({ code }) => code)];
  };

  it('prefers the signs of the corpus to those of the other side', () => {
    expect(decided(open({ ends: sign('inclusive') }), open())).toEqual(['inclusive']);
    expect(decided(open({ wordEnds: -1 }), open({ ends: sign('inclusive') }))).toEqual(['inclusive']);
    expect(decided(open({ wordEnds: 1 }))).toEqual(['exclusive']);
    expect(decided(open(), open({ ends: sign('inclusive') }))).toEqual(['inclusive']);
    expect(decided(open(), open({ wordEnds: -1 }))).toEqual(['inclusive']);
    expect(decided(open(), open({ ends: sign('inclusive', 'keys') }))).toEqual(['inclusive']);
    expect(decideEnds(open(), open({ wordEnds: -1 })).why).toBe(
      'as on the other side: with these ends, more spans end at the end of a word',
    );
  });

  it('doubts ends for which there is no sign on either side, if there are spans', () => {
    expect(decided(open())).toEqual(['exclusive', 'file/ends-unknown']);
    expect(decided(open(), open())).toEqual(['exclusive', 'file/ends-unknown']);
    expect(decided(noEvidence)).toEqual(['exclusive']);
  });

  it('reports ends that differ, unless keys or the user determine one of them', () => {
    const [inclusive, exclusive] = [open({ ends: sign('inclusive') }), open({ ends: sign('exclusive') })];
    expect(decided(inclusive, exclusive)).toEqual(['inclusive', 'file/ends-differ']);
    expect(decideEnds(inclusive, exclusive).differences[0].message).toBe(
      'The ends of spans are inclusive here (spans), and exclusive on the other side (spans).',
    );
    for (const by of ['keys', 'request'] as const) {
      expect(decided(open({ ends: sign('inclusive', by) }), exclusive)).toEqual(['inclusive']);
      expect(decided(inclusive, open({ ends: sign('exclusive', by) }))).toEqual(['inclusive']);
    }
  });
});
