import { expect, it } from 'vitest';
import { leaEdition, upstreamEdition } from '../../../../src/compat/scorer-pl/editions.ts';
import { usage } from '../../../../src/compat/scorer-pl/usage.ts';

const released = [
  '    muc: MUCScorer (Vilain et al, 1995)',
  '    bcub: B-Cubed (Bagga and Baldwin, 1998)',
  '    ceafm: CEAF (Luo et al, 2005) using mention-based similarity',
  '    ceafe: CEAF (Luo et al, 2005) using entity-based similarity',
  '    blanc: BLANC',
];
const all = '    all: every metric of this list';
const metricLines = (text: string) => text.split('\n').filter((line) => /^ {4}\w+: /.test(line));

it('lists the metrics of the edition in the order in which all runs them', () => {
  expect(metricLines(usage(upstreamEdition))).toEqual([...released, all]);
  expect(metricLines(usage(leaEdition))).toEqual([
    ...released,
    '    lea: LEA (Moosavi and Strube, 2016)',
    all,
  ]);
});

it('does not list a metric without implementation', () => {
  expect(usage(leaEdition)).not.toContain('ebcub');
});

it('begins and ends with an empty line', () => {
  expect(
    usage(leaEdition).startsWith('\nuse: scorer.pl <metric> <keys_file> <response_file> [name]\n\n'),
  ).toBe(true);
  expect(usage(leaEdition)).toMatch(/[^\n]\n\n$/);
});
