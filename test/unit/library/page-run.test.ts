import { expect, it } from 'vitest';
import { alignPair } from '../../../src/evaluate/index.ts';
import { pageRun } from '../../../src/library/page-run.ts';
import { documentOf } from '../../support/page-fixture.ts';
import { scoreRequest } from '../../support/score-request.ts';

it('asks for tags and scores by document, and passes pairs on', () => {
  const seen: string[] = [];
  const given = scoreRequest;
  const { request } = pageRun({
    ...given,
    keepPairs: (path) => (pair, isMissing) => seen.push(`${path} ${pair.key.id} ${isMissing}`),
  });
  expect(request).toMatchObject({ perDocument: true, reading: { columns: ['upos', 'pos', 'xpos'] } });
  const key = documentOf('d', ['a b'], [[0, 1, 'x']]);
  const { pair } = alignPair(key, undefined, given.settings, () => {});
  request.keepPairs?.('s.conll')(pair, true);
  expect(seen).toEqual(['s.conll d true']);
});
