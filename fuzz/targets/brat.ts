import { readBrat } from '../../src/formats/brat.ts';
import { readTbf, type TbfDocument, writeTbf } from '../../src/formats/index.ts';
import { oneLine } from '../../src/formats/one-line.ts';
import { bratToTbf } from '../../src/nuggets/brat-to-tbf.ts';
import { tbfToBrat } from '../../src/nuggets/tbf-to-brat.ts';
import { textOf } from '../draw.ts';
import { bratFile } from '../seeds.ts';
import { ensureSame, type Target } from '../target.ts';

/** The reader of brat files, and the way to tbf and back. */
export const bratReader: Target = {
  id: 'brat',
  promise: 'is read without a crash, and events, realis and relations survive the way to tbf, brat and tbf',
  generate: (random) => ({ files: { f: bratFile(random) }, args: [] }),
  check({ files: { f } }) {
    const tbf = throughTbf(textOf(f));
    let complaints = 0;
    const brat = tbfToBrat(tbf, () => complaints++);
    if (complaints > 0) return; // brat cannot hold all of it, and that was said
    if (!tbf.mentions.every(({ id }) => /^E\d+$/.test(id))) return; // it gets other ids, and another order
    ensureSame(content(throughTbf(brat)), content(tbf), 'events survive the way to brat and back');
  },
};

function throughTbf(ann: string): TbfDocument {
  const options = { document: 'd', system: 's', keepSameSpan: true };
  const text = writeTbf([
    bratToTbf(
      readBrat({ name: 'd.ann', text: ann }, () => {}),
      options,
      () => {},
    ),
  ]);
  return readTbf({ name: 'd.tbf', text }, () => {})[0];
}

const content = ({ mentions, relations }: TbfDocument) => ({
  mentions: mentions.map(({ id, span, text, type, realis }) => [
    id,
    span,
    oneLine(text),
    nameOf(type),
    realis,
  ]),
  relations: relations.map(({ name, args }) => `${nameOf(name)} ${args.join()}`).sort(),
});

/** White space and colons separate what brat writes: in names they become `_`. */
const nameOf = (text: string): string => oneLine(text).replace(/[\s:]/g, '_');
