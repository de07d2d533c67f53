import { describe, expect, it } from 'vitest';
import type { settingsOf } from '../../../src/evaluate/settings.ts';
import { type Entities, evaluatePairs } from '../../support/evaluate-pairs.ts';

const ab: Entities = [['1', '0', '1']];

describe('warnings about a corpus', () => {
  const other: Entities = [['1', '0', '2']];
  const three: Entities = [['1', '0', '1', '3']];

  it('are none for an ordinary one', () => expect(evaluatePairs([[ab, other]]).warnings).toEqual([]));

  it.each<[string, Entities, Entities, Parameters<typeof settingsOf>[0], string]>([
    [
      'no key mention',
      [],
      ab,
      { metrics: ['bcub'] },
      `error[key/no-mentions]: No mention was read from the key.
  expected: a key with mentions; without one every response is as good as another
  help: check that coreference is in the last column (or name it with --coref-column)`,
    ],
    [
      'no response mention',
      ab,
      [],
      { metrics: ['bcub'] },
      `warning[file/no-mentions]: No mention was read from the response.
  help: check that coreference is in the last column (or name it with --coref-column)`,
    ],
    [
      'mentions that cross a sentence break',
      [['1', '0', '3-4']],
      other,
      {},
      `warning[mention/crosses-sentence]: 1 key and 0 response mentions cross a sentence break.
  help: they are scored as they stand; scorers that count tokens by sentence misread them`,
    ],
    [
      'gold mentions',
      three,
      [
        ['1', '0', '1'],
        ['2', '3'],
      ],
      { metrics: ['mentions'], singletons: 'keep' },
      `warning[mentions/gold]: The response has exactly the mentions of the key.
  help: do not compare these scores with those of systems that find their mentions
warning[singletons/response-only]: 33 % of the response mentions are singletons, but the key has none.
  help: the response loses precision for that alone; see also --singletons drop`,
    ],
    [
      'singletons in the key only',
      [...ab, ['2', '5']],
      other,
      {},
      `warning[singletons/key-only]: 33 % of the key mentions are singletons, but the response has none.
  help: the response loses recall for that alone; see also --singletons drop`,
    ],
    [
      'many singletons',
      [
        ['1', '5'],
        ['2', '6'],
      ],
      [
        ['1', '5'],
        ['2', '7', '8'],
      ],
      { metrics: ['bcub'] },
      `warning[singletons/many]: 100 % of the key mentions are singletons.
  help: they lift B³, CEAF and LEA whatever the links are; look at --singletons drop too`,
    ],
    [
      'a historical metric',
      ab,
      other,
      { metrics: ['bcub_0'] },
      `warning[metric/historical]: B³_0 (bcub_0) changes the mentions before it scores them.
  help: it is here to reproduce old papers; Pradhan et al. (2014) advise against it`,
    ],
    [
      'an undefined metric',
      [['1', '0']],
      [['1', '2']],
      { metrics: ['muc'], singletons: 'drop' },
      `warning[metric/undefined]: MUC is undefined here: there is nothing for it to count.
  help: it is shown as "–", is null in JSON, and makes an average that contains it undefined`,
    ],
  ])('tell of %s', (_, key, response, spec, expected) => {
    expect(evaluatePairs([[key, response]], spec).warnings.join('\n')).toBe(expected);
  });
});
