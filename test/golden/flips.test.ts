import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { checkFlips, type FlipCase } from '../support/flip-goldens.ts';

const cases = readFileSync(new URL('../fixtures/stats/flips.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): FlipCase => JSON.parse(line));

it.each(cases)('$id: flips by an independent program', checkFlips);
