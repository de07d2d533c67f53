import type { Explain, Subject } from '../../src/explain/explain.ts';
import { partitionsOf } from '../../src/explain/partitions.ts';
import type { MetricOptions } from '../../src/metrics/index.ts';
import { pairOfSets } from './set-pairs.ts';
import { plainOptions, sets } from './sets.ts';

/** The input of a derivation, from two partitions in set notation. */
export function subjectOf(key: string, response: string, options: MetricOptions = plainOptions): Subject {
  const pair = pairOfSets(sets(key), sets(response));
  return { pair, table: pair.table, partitions: partitionsOf(pair), options };
}

/** The parts of a derivation as texts: facts and fractions by symbol, conclusions as they are. */
export function workedOut(explain: Explain, key: string, response: string, options?: MetricOptions) {
  const { facts, fractions, conclusions } = explain(subjectOf(key, response, options));
  return {
    facts: Object.fromEntries(facts.map(({ symbol, value }) => [symbol, value])),
    work: Object.fromEntries(
      fractions.map(({ symbol, numerator, denominator }) => [
        symbol,
        [numerator, denominator].map((terms) => terms.map(({ work }) => work).join(' + ')).join(' : '),
      ]),
    ),
    about: fractions.map(({ numerator }) => numerator.map(({ about }) => about).join(', ')),
    values: fractions.map(({ value }) => value),
    fractions,
    conclusions,
  };
}
