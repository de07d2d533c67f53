import { readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import {
  checkRecorded,
  corefudScorer,
  coval,
  type RecordedCase,
  uaScorer1,
  uaScorer2,
} from '../support/mention-scorers.ts';

const fixture = (name: string): readonly RecordedCase[] =>
  JSON.parse(readFileSync(new URL(`../fixtures/mention-scorers/${name}.json`, import.meta.url), 'utf8'));

describe.each([
  ['corefud-scorer', corefudScorer],
  ['coval', coval],
  ['ua-scorer', uaScorer1],
  ['ua-scorer-2', uaScorer2],
] as const)('recorded runs of %s', (name, scorer) => {
  it.each(fixture(name).map((one) => [one.id, one] as const))('%s', (_, one) => checkRecorded(scorer, one));
});
