import { expect, it } from 'vitest';
import { agree } from '../../../src/agree/index.ts';
import { documentWith } from '../../support/documents.ts';

const annotator = (name: string, ...spans: string[]) => ({
  name,
  documents: [documentWith([['a', ...spans]])],
});

it('leaves mentions out on all sides', () => {
  const annotators = [annotator('ann', '0-3', '5', '6'), annotator('ben', '5', '6', '8-9')];
  const { units, signature, warnings } = agree(annotators, { filter: ['length=1'] });
  expect(units).toEqual({ all: 2, markedByAll: 2 });
  expect(signature).toContain('|duplicates:error|filter:length=1|interval:');
  expect(warnings.filter(({ code }) => code.startsWith('filter/'))).toEqual([]);
});

it('warns about conditions that decide nothing, and refuses attributes that nobody has', () => {
  const annotators = [annotator('ann', '0', '5'), annotator('ben', '5', '6-7')];
  const messages = agree(annotators, { filter: ['length=1'] }).warnings.map(({ message }) => message);
  expect(messages).toContain('--filter length=1 leaves out no mention of annotator "ann".');
  expect(() => agree(annotators, { filter: ['type=PER'] })).toThrow(
    'No mention of annotator "ann" has the attribute "type".',
  );
});

it('refuses conditions for one side, and plain entities', () => {
  expect(() => agree([annotator('ann', '0'), annotator('ben', '0')], { filter: ['key:length=1'] })).toThrow(
    'The condition "key:length=1" is for one side, but annotators are not key and response.',
  );
  const plain = ['ann', 'ben'].map((name) => ({ name, documents: [{ id: 'd', entities: [['a', 'b']] }] }));
  expect(() => agree(plain, { filter: ['length=1'] })).toThrow('Plain entities have no attributes');
});
