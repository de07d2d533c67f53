import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../src/corpus/index.ts';
import { type ExplainRequest, explainFiles, explainSignatures } from '../../../src/verbs/explain.ts';
import { conllDocument } from '../../support/indexed-files.ts';
import { memoryShell } from '../../support/memory-shell.ts';

const [a, b] = ['a', 'b'].map((name) => conllDocument(name, 'x (1)', 'y (1)', 'z (1)', 'w (2)', 'v (2)'));
const texts = { key: a, half: a.replace('z\t(1)', 'z\t-'), two: a + b, bad: a.replace('(1)', '(1') };

const explained = (key: string, response: string, options: Partial<ExplainRequest> = {}) =>
  explainFiles(
    {
      key: { path: key, name: key },
      response: { path: response, name: response },
      settings: { metrics: ['muc'] },
      ...options,
    },
    memoryShell(texts, MemoryStore),
  );

describe('explainFiles', () => {
  it('works metrics out on one document', async () => {
    const { explained: found, settings } = await explained('key', 'half');
    expect(found.kind).toBe('explanation');
    expect(settings.metrics.map(({ id }) => id)).toEqual(['muc']);
  });

  it('says what a mention or an entity contributes', async () => {
    expect((await explained('key', 'half', { mention: '0' })).explained.kind).toBe('whatIf');
    expect((await explained('key', 'half', { entity: 'K1' })).explained.kind).toBe('whatIf');
  });

  it('finds the settings that give a number, over all documents', async () => {
    const { explained: found } = await explained('two', 'half', { target: '50.0', stat: 'muc.f1' });
    // 2 of 6 links, and of 2: F₁ is 2 · 1/3 / (4/3).
    expect(found).toMatchObject({
      kind: 'difference',
      value: { target: '50.0', stat: 'muc.f1', value: 0.5 },
    });
  });

  it('explains one document at a time', async () => {
    await expect(explained('two', 'two')).rejects.toThrow(
      'There are 2 documents, and one is explained at a time.',
    );
    expect((await explained('two', 'two', { documents: ['b'] })).explained.kind).toBe('explanation');
  });

  it('has the warnings of score, which --strict makes errors', async () => {
    const { problems } = await explained('two', 'half', { documents: ['a', 'b'], target: '40' });
    expect(problems.problems.map(({ code }) => code)).toEqual(['document/missing']);
    const settings = { metrics: ['mentions' as const, 'muc' as const] };
    const gold = await explained('key', 'key', { settings });
    expect(gold.problems.warnings.map(({ code }) => code)).toContain('mentions/gold');
    await expect(explained('key', 'key', { settings, strict: true })).rejects.toThrow(
      'exactly the mentions of the key',
    );
  });

  it('throws the errors of the response', async () => {
    await expect(explained('key', 'bad')).rejects.toMatchObject({
      problems: expect.arrayContaining([
        expect.objectContaining({ code: 'conll/unclosed', file: 'bad', line: 2 }),
      ]),
    });
  });
});

it('explainSignatures finds what differs', () => {
  const found = explainSignatures('metrics:muc|singletons:keep', 'metrics:muc|singletons:drop');
  expect(found.kind).toBe('signatures');
  expect(found.value).toHaveLength(1);
});
