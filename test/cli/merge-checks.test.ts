/** The checks of counts files in `merge`, and the sums. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';

const place = new Workplace();
afterAll(() => place.remove());

/** A document of one-token mentions whose entities depend on its number, so that scores have long fractions. */
function documentText(number: number, shift: number): string {
  const rows = Array.from({ length: 40 }, (_, t) => {
    const entity = (t * (number + 3) + (t % 5 === shift ? 1 : 0)) % (3 + (number % 7));
    const isMention = (t + number) % 3 !== shift;
    return `d${number}\t0\t${t}\tw${t}\t${isMention ? `(${entity})` : '-'}`;
  });
  return `#begin document (d${number}); part 000\n${rows.join('\n')}\n#end document\n`;
}

const text = (numbers: readonly number[], shift: number) =>
  numbers.map((number) => documentText(number, shift)).join('');

const all = Array.from({ length: 12 }, (_, i) => i);

/** Counts of some documents. */
function count(name: string, numbers: readonly number[], ...options: string[]): string {
  place.write(`${name}.key`, text(numbers, -1));
  place.write(`${name}.resp`, text(numbers, 2));
  const { code, stderr } = place.run([
    'score',
    `${name}.key`,
    `${name}.resp`,
    '--counts',
    `${name}.json`,
    ...options,
  ]);
  expect([code, stderr]).toEqual([0, expect.any(String)]);
  return `${name}.json`;
}

interface Counts {
  settings?: Record<string, unknown>;
  extras: unknown;
  documents: string[];
  warnings: unknown[];
  tally: {
    sums: number[][];
    key: Record<string, number>;
    documents: { id: string; counts: number[] }[];
  };
}

beforeAll(() => {
  count('honest', all.slice(0, 4), '--per-document');
});

describe('edited counts', () => {
  const edits: [string, (counts: Counts) => void, string][] = [
    [
      'a sum over its denominator',
      ({ tally }) => {
        tally.sums[0] = [500];
      },
      'tally.sums[0] (mentions.recallNum) is 500.',
    ],
    [
      'a negative sum',
      ({ tally }) => {
        tally.sums[4] = [-7];
      },
      'tally.sums[4] (muc.recallNum) is -7.',
    ],
    ['half a mention', ({ tally }) => void tally.sums[1].push(0.5), 'tally.sums[1] (mentions.recallDen) is'],
    [
      'negative facts',
      ({ tally }) => {
        tally.key.mentions = -3;
      },
      'tally.key.mentions is -3.',
    ],
    [
      'an unknown metric',
      (counts) => {
        counts.settings = { metrics: ['nonsense'] };
      },
      'settings.metrics is ["nonsense"].',
    ],
    ['no settings', (counts) => void delete counts.settings, 'settings is missing.'],
    [
      'a setting that is null',
      ({ settings }) => void Object.assign(settings as object, { average: null }),
      'settings.average is null.',
    ],
    [
      'an unknown setting',
      ({ settings }) => void Object.assign(settings as object, { colour: 'red' }),
      'settings.colour is "red".',
    ],
    [
      'settings of another signature',
      ({ settings }) => void Object.assign(settings as object, { average: 'macro' }),
      'signature is "metrics:',
    ],
    [
      'no extras',
      (counts) => {
        counts.extras = null;
      },
      'extras is null.',
    ],
    ['a warning that is null', ({ warnings }) => void warnings.push(null), 'warnings['],
    [
      'too few counts',
      ({ tally }) => {
        tally.documents[0].counts = [1, 2];
      },
      'tally.documents[0].counts is [1,2].',
    ],
    [
      'no names',
      (counts) => {
        counts.documents = [];
      },
      'tally.key.documents is 4.',
    ],
    ['a lost document', ({ tally }) => void tally.documents.pop(), 'tally.documents is'],
    [
      'a document counted otherwise',
      ({ tally }) => {
        tally.documents[1].counts[8] -= 1;
      },
      'tally.sums[8] (bcub.recallNum) is',
    ],
  ];

  it.each(edits)('are refused with their place: %s', (_, edit, message) => {
    const counts: Counts = JSON.parse(place.read('honest.json'));
    edit(counts);
    place.write('edited.json', JSON.stringify(counts));
    const { code, stdout, stderr } = place.run(['merge', 'edited.json']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`edited.json: error[counts/invalid]: ${message}`);
  });

  it('are not what was counted, which is merged', () => {
    expect(place.run(['merge', 'honest.json']).code).toBe(0);
  });
});

describe('a macro average', () => {
  it('is the same to the last digit in every order and split, and for the whole', () => {
    const options = ['--average', 'macro', '--metrics', 'all,pairwise,rand,ari'];
    const parts = (name: string, borders: number[]) =>
      borders.slice(1).map((end, i) => count(`${name}${i}`, all.slice(borders[i], end), ...options));
    const scores = (...args: string[]) => JSON.parse(place.run([...args, '--json']).stdout).systems[0].scores;
    const thirds = parts('third', [0, 4, 8, 12]);
    const uneven = parts('uneven', [0, 1, 7, 12]);
    count('whole', all, ...options);
    const whole = scores('score', 'whole.key', 'whole.resp', ...options);
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
      [2, 0, 1],
    ]) {
      expect(scores('merge', ...order.map((i) => thirds[i]))).toEqual(whole);
      expect(scores('merge', ...order.map((i) => uneven[i]))).toEqual(whole);
    }
  });
});

describe('parts that were made with --document', () => {
  const chosen = (...numbers: number[]) => numbers.flatMap((number) => ['--document', `d${number}`]);
  /** Counts of chosen documents of one file. */
  const part = (name: string, ...numbers: number[]) => count(name, all, ...chosen(...numbers));
  const json = (...args: string[]) => JSON.parse(place.run([...args, '--json']).stdout);

  it('are merged to what one run with all the names gives', () => {
    const merged = json('merge', part('x', 0, 3), part('y', 5));
    const whole = json('score', 'x.key', 'x.resp', ...chosen(0, 3, 5));
    expect(merged.systems[0].scores).toEqual(whole.systems[0].scores);
    expect(merged.signature).toBe(whole.signature);
    expect(merged.signature).toContain('|documents:d0+d3+d5|');
  });

  it('are merged with a part that was scored whole, whose documents are named too', () => {
    const merged = json('merge', part('x', 0), count('rest', [7, 8]));
    const whole = json('score', 'x.key', 'x.resp', ...chosen(0, 7, 8));
    expect(merged.systems[0].scores).toEqual(whole.systems[0].scores);
    expect(merged.signature).toContain('|documents:d0+(d7);_part_000+(d8);_part_000|');
  });

  it('are refused where they overlap', () => {
    const { code, stdout, stderr } = place.run(['merge', part('x', 0, 3), part('y', 3)]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('error[counts/overlap]: Document (d3); part 000 is already counted in x.json.');
  });
});

describe('a part without key mentions', () => {
  const empty = (number: number) => documentText(number, -1).replace(/\(\d+\)/g, '-');

  it('is counted with a warning; only a whole without them is refused', () => {
    for (const side of ['key', 'resp']) place.write(`bare.${side}`, empty(20));
    const part = place.run(['score', 'bare.key', 'bare.resp', '--counts', 'bare.json']);
    expect(part.code).toBe(0);
    expect(part.stderr).toContain('warning[key/no-mentions]');
    expect(place.run(['merge', 'bare.json', 'honest.json']).code).toBe(0);
    const alone = place.run(['merge', 'bare.json']);
    expect([alone.code, alone.stdout]).toEqual([1, '']);
    expect(alone.stderr).toContain('error[key/no-mentions]');
  });
});
