import { expect, it } from 'vitest';
import { placesInSentences } from '../../../../src/evaluate/project/said-sentences.ts';

/** "he" is at 0, 4 and 5, "Tom" at 3; sentences begin at 0 and 3. */
const places = (...mentions: (readonly [text: string, sentence?: number])[]) =>
  placesInSentences(
    { sentences: [0, 3] },
    mentions.map(([text, sentence]) => ({ text, sentence })),
    (text) =>
      text === 'Tom'
        ? [[3, 4]]
        : [
            [0, 1],
            [4, 5],
            [5, 6],
          ],
  );

it('takes the place in the sentence that is named, in order', () => {
  const { base, places: found, wrong } = places(['he', 2], ['Tom', 2], ['he', 2], ['he']);
  expect({ base, wrong, found: [...found] }).toEqual({
    base: 1,
    wrong: 0,
    found: [
      [0, 1],
      [1, 0],
      [2, 2],
    ],
  });
});

it('counts sentences from 0 if more mentions fit then', () => {
  expect(places(['he', 0], ['Tom', 1])).toMatchObject({ base: 0, wrong: 0 });
});

it('counts what is in no free place of its sentence', () => {
  const { places: found, wrong } = places(['he', 1], ['he', 1], ['Tom', 9], ['Tom', 2]);
  expect({ wrong, found: [...found] }).toEqual({
    wrong: 2,
    found: [
      [0, 0],
      [3, 0],
    ],
  });
});
