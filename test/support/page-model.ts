import { DocumentModel } from '../../src/web/document/model.ts';
import { documentOf, type Made, madeOf } from './page-fixture.ts';

const WORDS = ['Ann saw Bob .', 'She ran with Bob .', 'The man sang .'];

/**
 * A document with one error of most kinds. Key: Ann–She, Bob–Bob, The man. The response merges Ann and the first Bob
 * (so Bob is split), lacks The man but for `man`, and has an extra entity `ran`.
 */
export const smallMade = (): Made =>
  madeOf(
    [
      documentOf('d', WORDS, [
        [0, 1, 'ann'],
        [4, 5, 'ann'],
        [2, 3, 'bob'],
        [7, 8, 'bob'],
        [9, 11, 'man'],
      ]),
    ],
    [
      {
        name: 's',
        documents: [
          documentOf('d', WORDS, [
            [0, 1, 'x'],
            [2, 3, 'x'],
            [4, 5, 'x'],
            [7, 8, 'y'],
            [10, 11, 'z'],
            [5, 6, 'extra'],
          ]),
        ],
      },
    ],
  );

export const smallModel = (): DocumentModel => new DocumentModel(smallMade().documents[0], 0);
