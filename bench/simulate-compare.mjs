// Error rates and coverage of `compareCounts`, by simulation: data sets of n documents are drawn from a population whose scores are known.
//
//   node bench/simulate-compare.mjs POPULATION.json [--documents 10,30,100,348] [--sets 4000] [--seed 1]
//
// POPULATION.json: { "metrics": ["muc", "bcub", "ceafe"], "systems": { "A": [[12 counts of a document], …], "B": …, "W": … } }.
// Printed for each n, in percent: how often the test rejects at 5 % although there is no difference (A and B exchanged at random within documents),
// and how often the 95 % intervals of the score of A and of the difference of A and the last system contain the values of the population.
// Exits with 1 if a number is outside the limits that docs/compare.md names.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compareCounts } from '../build/compare/index.js';
import { Random } from './random.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    documents: { type: 'string', default: '10,30,100,348' },
    sets: { type: 'string', default: '4000' },
    seed: { type: 'string', default: '1' },
  },
});
const population = JSON.parse(readFileSync(positionals[0], 'utf8'));
const names = Object.keys(population.systems);
const size = population.systems.A.length;
const sets = Number(values.sets);
const random = new Random(Number(values.seed));
// (499 + 1) · 0.05 is a whole number, so that the test can reject in exactly 5 % of the cases.
const options = () => ({
  statistics: ['conll'],
  exchanges: 499,
  resamples: 999,
  seed: random.below(2 ** 31),
});

const system = (name, rows) => ({
  name,
  counts: Object.fromEntries(
    population.metrics.map((id, m) => [id, rows.map((row) => row.slice(4 * m, 4 * m + 4))]),
  ),
});

const compare = (rows, more = {}) => {
  const systems = Object.entries(rows).map(([name, own]) => system(name, own));
  return compareCounts(
    { documents: systems[0].counts.muc.map((_, d) => String(d)), systems },
    { ...options(), ...more },
  );
};

const last = names[names.length - 1];
const truth = compare(
  { A: population.systems.A, [last]: population.systems[last] },
  { resamples: 1, exchanges: 1 },
);
const contains = ({ interval }, { value }) => interval[0] <= value && value <= interval[1];

const percent = (count) => (100 * count) / sets;
let isWithin = true;
const check = (value, low, high) => {
  const inside = value >= low && value <= high;
  isWithin &&= inside;
  return `${value.toFixed(1)}${inside ? '' : ` (expected ${low} to ${high})`}`;
};

console.log(
  `| n | rejected without a difference | score of A in the interval | A − ${last} in the interval |`,
);
console.log('|---:|---:|---:|---:|');
for (const n of values.documents.split(',').map(Number)) {
  const counts = { rejected: 0, score: 0, difference: 0 };
  for (let set = 0; set < sets; set++) {
    const drawn = Array.from({ length: n }, () => random.below(size));
    const rows = (name) => drawn.map((d) => population.systems[name][d]);
    const [a, b] = [rows('A'), rows('B')];
    const isSwapped = drawn.map(() => random.chance(0.5));
    const exchanged = {
      A: a.map((row, i) => (isSwapped[i] ? b[i] : row)),
      B: b.map((row, i) => (isSwapped[i] ? a[i] : row)),
    };
    if (compare(exchanged, { resamples: 1 }).differences['A - B'].conll.p <= 0.05) counts.rejected++;
    const { scores, differences } = compare({ A: a, [last]: rows(last) }, { exchanges: 1 });
    if (contains(scores.A.conll, truth.scores.A.conll)) counts.score++;
    if (contains(differences[`A - ${last}`].conll, truth.differences[`A - ${last}`].conll))
      counts.difference++;
  }
  const cells = [
    check(percent(counts.rejected), 4, 6),
    check(percent(counts.score), n >= 100 ? 93 : 91, 97),
    check(percent(counts.difference), n >= 30 ? 93 : 91, 97),
  ];
  console.log(`| ${n} | ${cells.join(' | ')} |`);
}
process.exitCode = isWithin ? 0 : 1;
