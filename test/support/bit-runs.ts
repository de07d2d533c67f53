import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

const DOCUMENTS = 24;
const TOKENS = 120;
const ENTITIES = 14;

/** A mention of one token for a third of the tokens; `noise` is the share of mentions that are left out, moved or given another entity. */
function documentText(name: string, seed: number, noise: number): string {
  const [common, own] = [xoroshiro128plus(seed), xoroshiro128plus(seed * 1000 + Math.round(noise * 100))];
  const lines = Array.from({ length: TOKENS }, (_, token) => {
    const [isMention, entity] = [uniformInt(common, 0, 2) === 0, uniformInt(common, 0, ENTITIES)];
    const [isChanged, other] = [uniformInt(own, 0, 99) < 100 * noise, uniformInt(own, 0, ENTITIES + 3)];
    const [has, id] = isChanged ? [other % 3 > 0, other] : [isMention, entity % (other % 2 === 0 ? 9 : 15)];
    return `${name}\t0\t${token}\tw${uniformInt(common, 0, 40)}\t${has ? `(${id})` : '-'}`;
  });
  return [`#begin document (${name}); part 000`, ...lines, '#end document', ''].join('\n');
}

const corpusText = (noise: number): string =>
  Array.from({ length: DOCUMENTS }, (_, d) => documentText(`d${d}`, d + 1, noise)).join('');

/** A key and four responses of many documents, whose sums, logarithms and roots have long fractions. */
export const bitFiles: Readonly<Record<string, string>> = {
  'key.conll': corpusText(0),
  'a.conll': corpusText(0.1),
  'b.conll': corpusText(0.2),
  'c.conll': corpusText(0.3),
  'd.conll': corpusText(0.35),
};

/** The metrics that need nothing but mentions and entities. */
export const bitMetrics = [
  'mentions',
  'muc',
  'bcub',
  'ceafm',
  'ceafe',
  'blanc',
  'lea',
  'pairwise',
  'rand',
  'ari',
  'entities',
  'purity',
  'fm',
  'vmeasure',
  'ami',
  'vi',
  'gmd',
  'mor',
] as const;
const METRICS = bitMetrics.join(',');
/** Few, because digits differ or agree in any number of them. */
const FEW = ['--resamples', '500', '--exchanges', '500'];

/** Runs of the command line over these files whose output has many digits. */
export const bitRuns: readonly (readonly string[])[] = [
  ['score', 'key.conll', 'a.conll', '--per-document', '--metrics', METRICS],
  ['score', 'key.conll', 'a.conll', 'b.conll', '--average', 'macro', '--metrics', METRICS],
  ['score', 'key.conll', 'a.conll', '--per-document', '--metrics', 'lea', '--lea-importance', 'log'],
  ['score', 'key.conll', 'a.conll', '--ci', '--resamples', '500', '--metrics', 'lea,vi,ami'],
  ['score', 'key.conll', 'a.conll', '--ci', '--interval', 'bca', '--resamples', '500'],
  ['compare', 'key.conll', 'a.conll', 'b.conll', 'c.conll', ...FEW],
  ['compare', 'key.conll', 'x=a.conll,b.conll', 'y=c.conll,d.conll', ...FEW],
  ['agree', 'a.conll', 'b.conll', 'c.conll', '--resamples', '500', '--metrics', METRICS],
  [
    'agree',
    'a.conll',
    'b.conll',
    '--distance',
    'passonneau',
    '--unmarked',
    'singleton',
    '--resamples',
    '500',
  ],
  ['analyze', 'key.conll', 'a.conll', 'b.conll'],
  ['explain', 'key.conll', 'a.conll', '--document', 'd3'],
];
