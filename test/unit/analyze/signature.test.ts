import { describe, expect, it } from 'vitest';
import { type AnalyzeOptions, analyzeSettings } from '../../../src/analyze/settings.ts';
import { analyzeSignature } from '../../../src/analyze/signature.ts';
import { version } from '../../../src/version.ts';

const signature = (options: AnalyzeOptions) => analyzeSignature(analyzeSettings(options), [0x2a, 0xdeadbeef]);
const end = `|v:${version}|key:0000002adeadbeef`;

describe('analyzeSignature', () => {
  it('names everything that counts of errors and costs depend on', () => {
    expect(signature({ metrics: ['muc', 'bcub'] })).toBe(
      `metrics:muc+bcub|match:exact|singletons:keep|duplicates:first|errors:berkeley|heads:given-or-last|trim:punctuation|pronouns:tags${end}`,
    );
    expect(
      signature({
        metrics: ['lea'],
        style: 'contingency',
        pronouns: 'en',
        singletons: 'drop',
        duplicates: 'last',
      }),
    ).toBe(
      `metrics:lea|match:exact|singletons:drop|duplicates:last|errors:contingency|heads:given-or-last|trim:punctuation|pronouns:tags-or-en${end}`,
    );
  });

  it('names the rules of the trees, whatever the list of pronouns', () => {
    expect(signature({ metrics: ['muc'], trees: true, pronouns: 'en' })).toContain(
      '|heads:trees|trim:berkeley|pronouns:berkeley|v:',
    );
  });

  it('has parameters that are not at their default, if their metric is chosen', () => {
    expect(signature({ metrics: ['blanc'], blancWeight: 0.25 })).toContain(
      '|pronouns:tags|blanc-weight:0.25|v:',
    );
    expect(signature({ metrics: ['muc'], blancWeight: 0.25 })).toContain('|pronouns:tags|v:');
  });

  it('does not depend on how much is shown', () => {
    expect(signature({ examples: 7, antecedents: 'accessibility' })).toBe(signature({}));
  });
});
