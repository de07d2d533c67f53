// Micro-benchmarks of the built library in one warm process: the reader, the table, the solver, each metric.
//
//   node bench/micro.mjs KEY RESPONSE       prints JSON: { corpus, library, parts: [{ name, ms, rate }] }
import { readFileSync } from 'node:fs';
import { maximumAssignment } from '../build/core/assignment.js';
import {
  conll,
  contingency,
  evaluateCorpus,
  ProblemLog,
  pairDocuments,
  settingsOf,
  standardMetrics,
} from '../build/index.js';
import { median } from './measure.mjs';
import { Random } from './random.mjs';

const BUDGET_MS = 700;
const FEWEST = 7;

/** Median milliseconds of a warm call; the result is stored so that the call is not optimised away. */
function time(run) {
  const times = [];
  const warm = performance.now() + BUDGET_MS / 2;
  do time.sink = run();
  while (performance.now() < warm);
  const end = performance.now() + BUDGET_MS;
  while (times.length < FEWEST || performance.now() < end) {
    const start = performance.now();
    time.sink = run();
    times.push(performance.now() - start);
  }
  return median(times);
}

/** The graph of the `giant-weighted` corpus: every row has edges to three columns, all in one component. */
function giantGraph(rows) {
  const random = new Random(1);
  const third = random.permutation(rows);
  const edges = [];
  for (let row = 0; row < rows; row++) {
    for (const column of [row, (row + 1) % rows, third[row]]) {
      edges.push({ row, column, weight: 1 + random.below(5) });
    }
  }
  return edges;
}

const [keyPath, responsePath] = process.argv.slice(2);
const sources = [keyPath, responsePath].map((name) => ({ name, bytes: new Uint8Array(readFileSync(name)) }));
const megabytes = sources.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1e6;
const { report } = new ProblemLog();
const settings = settingsOf({});
const [key, response] = sources.map((source) => [...conll.read(source, report)]);
const pairs = [...pairDocuments(key, response, report)];
const partition = ({ entities, mentions }) => ({
  entities: entities.length,
  entityOf: mentions.entities,
});
const matched = pairs.map(([k, r]) => [partition(k), partition(r), settings.matcher.match(k, r)]);
const tables = matched.map((sides) => contingency(...sides));

const parts = [];
const add = (name, run, rate) => {
  const ms = time(run);
  parts.push({ name, ms, rate: rate?.(ms) });
};
const perSecond = (ms) => `${Math.round((megabytes / ms) * 1000)} MB/s`;
add(
  'count lines (the yardstick, warm)',
  () => {
    let lines = 0;
    for (const { bytes } of sources) for (let i = 0; i < bytes.length; i++) if (bytes[i] === 10) lines++;
    return lines;
  },
  perSecond,
);
add(
  'find documents',
  () =>
    sources.map(
      ({ bytes }) => conll.cutter.documentStarts({ bytes, atLineStart: true, last: true }).starts.length,
    ),
  perSecond,
);
add(
  'read',
  () => {
    let mentions = 0;
    for (const source of sources)
      for (const document of conll.read(source, report)) mentions += document.mentions.length;
    return mentions;
  },
  perSecond,
);
add('match mentions', () => pairs.map(([k, r]) => settings.matcher.match(k, r)));
add('contingency tables', () => matched.map((sides) => contingency(...sides)));
for (const metric of standardMetrics) {
  add(metric.label, () => tables.map((table) => metric.count({ table }, settings.options)));
}
const rows = 50_000;
const edges = giantGraph(rows);
add('solver, giant component', () => maximumAssignment(rows, rows, edges));

console.log(JSON.stringify({ library: time(() => evaluateCorpus(key, response, settings, report)), parts }));
