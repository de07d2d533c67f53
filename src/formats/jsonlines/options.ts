import { choiceParameter, type SpecsOf } from '../../core/parameter.ts';
import type { ends } from '../evidence.ts';
import type { ReadOptions } from '../format.ts';

export const clustersKey = choiceParameter({
  name: 'clustersKey',
  flag: 'clusters-key',
  placeholder: 'key',
  meaning:
    'the key of the clusters in JSON files that have both: a key is read from clusters, a response from predicted_clusters by default',
  preset: 'auto',
  values: {
    auto: { key: undefined },
    clusters: { key: 'clusters' },
    predicted_clusters: { key: 'predicted_clusters' },
  },
});

/** The options of the reader of JSON files. */
export type JsonOptions = ReadOptions & SpecsOf<readonly [typeof ends, typeof clustersKey]>;
