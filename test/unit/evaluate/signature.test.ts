import { describe, expect, it } from 'vitest';
import { settingsOf } from '../../../src/evaluate/settings.ts';
import { signature } from '../../../src/evaluate/signature.ts';
import { version } from '../../../src/version.ts';

describe('a signature', () => {
  it('names all that a number depends on', () => {
    expect(signature(settingsOf(), [1, 2])).toBe(
      `metrics:mentions+muc+bcub+ceafm+ceafe+blanc+lea|match:exact|singletons:keep|duplicates:first|average:micro|v:${version}|key:0000000100000002`,
    );
  });

  it('names the policy for mentions that are not in the text if they are dropped', () => {
    expect(signature(settingsOf({ unaligned: 'drop' }), undefined)).toContain(
      '|duplicates:first|unaligned:drop|average:micro|',
    );
    expect(signature(settingsOf({ unaligned: 'count' }), undefined)).not.toContain('unaligned');
  });

  it('names what is rarely touched only where it counts', () => {
    const touched = { blancWeight: 0.3, leaImportance: 'log' } as const;
    expect(signature(settingsOf({ ...touched, metrics: ['blanc_gold', 'lea'] }), [0, 0])).toContain(
      '|blanc-weight:0.3|lea-importance:log|',
    );
    expect(signature(settingsOf({ ...touched, metrics: ['muc'] }), [0, 0])).toBe(
      `metrics:muc|match:exact|singletons:keep|duplicates:first|average:micro|v:${version}|key:0000000000000000`,
    );
    expect(
      signature(settingsOf({ metrics: ['muc'] }), [0, 0], {
        lenient: true,
        allow: ['text/length', 'text/words'],
        reading: [['coref-column', '-2']],
        documents: ['(a|b); part 000', 'c+d'],
      }),
    ).toContain('|lenient:yes|allow:text/length+text/words|coref-column:-2|documents:(a_b);_part_000+c_d|v:');
  });
});
