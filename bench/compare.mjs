// Measures the time of a comparison of all pairs of systems: 348 documents, the seven standard metrics and the CoNLL average, 10,000 resamples
// and 10,000 exchanges of each pair, in one thread. The counts are those of a generated corpus with a response of each system.
//
//   node bench/compare.mjs [--systems N] [--repeat N]       prints one line of Markdown for docs/benchmarks.md; two systems by default
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { compareCounts, systemCounts } from '../build/compare/index.js';
import { contingency, settingsOf } from '../build/index.js';
import { median } from './measure.mjs';
import { Random } from './random.mjs';

const { values } = parseArgs({
  options: { systems: { type: 'string', default: '2' }, repeat: { type: 'string', default: '5' } },
});
const SYSTEMS = Number(values.systems);
const DOCUMENTS = 348;
const { vector, metrics } = settingsOf();

/** A document of 57 mentions on average; each response moves some mentions to another entity and misses some. */
function* documents(random) {
  for (let d = 0; d < DOCUMENTS; d++) {
    const mentions = Math.max(4, Math.round(50 * Math.exp(0.7 * random.normal() - 0.2)));
    const entities = Math.ceil(mentions / 4);
    yield { entities, entityOf: Int32Array.from({ length: mentions }, () => random.below(entities)) };
  }
}

function response(random, { entities, entityOf }, quality) {
  const kept = [...entityOf.keys()].filter(() => random.chance(0.85));
  const moved = kept.map((m) => (random.chance(quality) ? entityOf[m] : random.below(entities)));
  return [{ entities, entityOf: Int32Array.from(moved) }, Int32Array.from(kept)];
}

const random = new Random(348);
const keys = [...documents(random)];
const systems = Array.from({ length: SYSTEMS }, (_, s) => {
  const quality = 0.85 - 0.01 * s;
  const vectors = keys.map((key) =>
    vector.count({ table: contingency(key, ...response(random, key, quality)) }),
  );
  return systemCounts(`system ${s}`, metrics, vectors);
});
const counts = { documents: keys.map((_, d) => `document ${d}`), systems };

const runs = Array.from({ length: Number(values.repeat) }, () => {
  const before = process.cpuUsage();
  const start = performance.now();
  compareCounts(counts);
  const { user, system } = process.cpuUsage(before);
  return { wall: (performance.now() - start) / 1000, processor: (user + system) / 1e6 };
});
const wall = median(runs.map((run) => run.wall)).toFixed(2);
const processor = median(runs.map((run) => run.processor)).toFixed(2);
console.log(`first run: ${runs[0].wall.toFixed(2)} s wall, ${runs[0].processor.toFixed(2)} s processor`);
console.log(
  `| 10,000 resamples and exchanges, ${DOCUMENTS} documents, ${SYSTEMS} systems, ${metrics.length} metrics | ${wall} s | ${processor} s |`,
);
