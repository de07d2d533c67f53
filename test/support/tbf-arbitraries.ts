import fc from 'fast-check';
import { tbf } from './nuggets.ts';

/** A mention with the number of its cluster; 0 for none. */
interface Mention {
  readonly start: number;
  readonly length: number;
  readonly type: string;
  readonly realis: string;
  readonly cluster: number;
}

const mention: fc.Arbitrary<Mention> = fc.record({
  start: fc.nat(30),
  length: fc.integer({ min: 1, max: 6 }),
  type: fc.constantFrom('Life_Die', 'Conflict_Attack', 'NOT_ANNOTATED'),
  realis: fc.constantFrom('Actual', 'Other'),
  cluster: fc.nat(3),
});
const document = fc.array(mention, { maxLength: 8 });

function textOf(id: string, mentions: readonly Mention[]): string {
  const lines = mentions.map(
    ({ start, length, type, realis }, i) => `E${i} ${start},${start + length} ${type} ${realis}`,
  );
  const clusters = [1, 2, 3].flatMap((number) => {
    const ids = mentions.flatMap(({ cluster }, i) => (cluster === number ? [`E${i}`] : []));
    return ids.length > 1 ? [`@Coreference R${number} ${ids.join()}`] : [];
  });
  return tbf(id, ...lines, ...clusters);
}

/** Documents of a corpus, as lists of mentions. */
export const tbfCorpus = fc.array(document, { minLength: 1, maxLength: 4 });
/** A corpus as the text of a tbf file. */
export const tbfText = (documents: readonly (readonly Mention[])[]) =>
  documents.map((mentions, i) => textOf(`d${i}`, mentions)).join('');
