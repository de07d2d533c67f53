// From what a scorer printed to scores: numbers are fractions; texts are percentages as printed.
import { PARTS } from './vectors.mjs';

/** Scores of each metric that the output has. Throws an Error if it has none. */
export function readOutput(adapter, text, metric, options = {}) {
  const scores =
    adapter.json === undefined ? fromText(adapter, text, metric, options) : fromJson(adapter, text, options);
  if (Object.keys(scores).length === 0) throw new Error('no score in the output');
  return scores;
}

function fromJson({ json }, text, { average = 'micro' }) {
  const output = JSON.parse(text);
  const scores = {};
  for (const [metric, pointer] of Object.entries(json)) {
    const found = at(output, pointer.replace('{average}', average));
    if (found === undefined) continue;
    scores[metric] =
      typeof found === 'number' || found === null
        ? { f1: found }
        : Object.fromEntries(PARTS.map((part) => [part, found[part]]));
  }
  return scores;
}

const at = (value, pointer) =>
  pointer
    .slice(1)
    .split('/')
    .reduce((inner, name) => inner?.[name], value);

function fromText({ scores: micro, macro, number = 'percent' }, text, only, { average }) {
  const patterns = average === 'macro' ? macro : micro;
  const scores = {};
  const plain = (value) => (number === 'fraction' ? Number(value) : value);
  for (const [metric, pattern] of Object.entries(patterns)) {
    if (only !== undefined && metric !== only && metric !== 'mentions') continue;
    const groups = new RegExp(pattern).exec(text)?.groups;
    if (groups === undefined) continue;
    scores[metric] = {};
    for (const part of PARTS) {
      const value = groups[part];
      if (value === undefined) continue;
      if (value === 'nan') {
        scores[metric][part] = null;
        continue;
      }
      const whole = groups[`${part}Of`];
      // A numerator and its denominator are exact; scorers print 0 for 0 over 0.
      scores[metric][part] =
        whole === undefined ? plain(value) : Number(whole) === 0 ? 0 : Number(value) / Number(whole);
    }
  }
  return scores;
}
