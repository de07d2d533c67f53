import { expect, it } from 'vitest';
import { conll } from '../../../src/formats/index.ts';
import { noMentionsHelp, noMentionsInFiles } from '../../../src/formats/no-mentions-help.ts';

const advising = (noMentions: string) => ({ ...conll, wording: { ...conll.wording, noMentions } });

it('names everything that several formats advise to check, once', () => {
  const [one, other, same] = ['check the column', 'check the clusters', 'check the column'].map(advising);
  expect(noMentionsHelp([one, other, same])).toBe('check the column; check the clusters');
  expect(noMentionsHelp(new Set([other]))).toBe('check the clusters');
  expect(noMentionsHelp([])).toBe('');
});

it('says what files were taken for', () => {
  const file = (reason: string | undefined) => ({
    source: { format: advising('check the column') },
    origin: { format: 'x', reason, facts: [], files: 1 },
  });
  expect(noMentionsInFiles([file('it has a sign'), file('it has a sign')])).toBe(
    'check the column; read as x: it has a sign',
  );
  expect(noMentionsInFiles([file(undefined)])).toBe('check the column; read as x: as requested');
});
