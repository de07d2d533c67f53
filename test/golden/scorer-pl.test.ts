import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  expectGoldenCapture,
  expectGoldenPair,
  type GoldenCapture,
  type GoldenPair,
} from '../support/scorer-pl-goldens.ts';

const fixture = (path: string) =>
  readFileSync(new URL(`../fixtures/scorer-pl/${path}`, import.meta.url), 'latin1');

const pairs: GoldenPair[] = fixture('pairs.jsonl')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));
const captures: GoldenCapture[] = JSON.parse(fixture('stdout/index.json'));

describe('scorer.pl', () => {
  it.each(pairs)('gives numbers, messages and exit codes of the reference on $id', expectGoldenPair);

  it.each(captures)('prints $file byte for byte', (capture) => {
    const pair = pairs.find(({ id }) => id === capture.case);
    expect(pair).toBeDefined();
    expectGoldenCapture(capture, fixture(`stdout/${capture.file}`), pair!);
  });
});
