import type { PageIndex } from '../../src/page/types.ts';
import type { ReportData } from '../../src/web/frame/report-data.ts';
import { documentOf, indexOf, type Marked, madeOf } from './page-fixture.ts';

const WORDS = ['Ann saw Bob .', 'She ran .'];
const KEY: readonly Marked[] = [
  [0, 1, 'a'],
  [4, 5, 'a'],
];

/** The names of the documents, in the order of the key. */
export const NAMES = ['doc 10', 'doc 2', '<b>3'] as const;

const of = (id: string, marked: readonly Marked[]) => documentOf(id, WORDS, marked);

/**
 * Three documents with the entity Ann–She, and two systems. `A` has the first, lacks `She` in the second, and has a
 * spurious `Bob` in the third; `<i>B` lacks the first document and has the others. In percent, by document:
 *
 *     Mentions  A 100, 66.67, 80     <i>B 0, 100, 100
 *     MUC       A 100, 0, 100        <i>B 0, 100, 100
 *     B³        A 100, 40, 80        <i>B 0, 100, 100
 *     CEAFe     A 100, 66.67, 66.67  <i>B 0, 100, 100
 *     CoNLL     A 100, 35.56, 82.22  <i>B 0, 100, 100
 */
export function pageCorpus(): { readonly index: PageIndex; readonly data: ReportData } {
  const made = madeOf(
    NAMES.map((id) => of(id, KEY)),
    [
      {
        name: 'A',
        documents: [
          of(NAMES[0], KEY),
          of(NAMES[1], KEY.slice(0, 1)),
          of(NAMES[2], [...KEY, [2, 3, 'extra']]),
        ],
      },
      { name: '<i>B', documents: [undefined, of(NAMES[1], KEY), of(NAMES[2], KEY)] },
    ],
  );
  const plain = indexOf(made);
  const documents = plain.documents.map((entry) => ({ ...entry, at: [0, 0, 1] as const }));
  const index = { ...plain, documents };
  return { index, data: { index, document: async (number) => made.documents[number] } };
}

/** The same with the first system alone. */
export const onlyFirst = (index: PageIndex): PageIndex => ({
  ...index,
  systems: index.systems.slice(0, 1),
});
