import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { checkFlips, checkStandings, type FlipCase } from '../support/flip-goldens.ts';

const cases = readFileSync(new URL('../fixtures/stats/flips.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): FlipCase => JSON.parse(line));

it.each(cases.filter(({ standings }) => standings !== undefined))(
  '$id: standings by an independent program',
  checkStandings,
);

it.each(cases)('$id: flips by an independent program', checkFlips);
