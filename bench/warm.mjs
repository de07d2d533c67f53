// The rates of two functions that read the same bytes in a warm process.
import { median } from './measure.mjs';

const RUNS = 15;

/** Processor milliseconds of a run, which other programs on the machine disturb less than the time of the clock. */
function time(run) {
  const start = process.cpuUsage();
  time.sink = run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** MB in a second of processor time, for each of the functions; they must return the same. */
export function ratesOf(size, ...runs) {
  if (new Set(runs.map((run) => run())).size > 1) throw new Error('The plain pass finds something else.');
  // In turn, so that all see the same machine.
  const times = runs.map(() => []);
  for (let i = 0; i < RUNS; i++) for (const [k, run] of runs.entries()) times[k].push(time(run));
  return times.map((list) => size / 1000 / median(list));
}
