import { readTokenTable } from '../../src/formats/index.ts';
import { TOO_MANY_TOKENS, tokenSpans } from '../../src/nuggets/convert/token-spans.ts';
import { textOf } from '../draw.ts';
import { tokenTable } from '../seeds.ts';
import { ensure, type Target } from '../target.ts';

/** The reader of token tables, and the conversion from characters to tokens. */
export const tokenTableReader: Target = {
  id: 'token-table',
  promise: 'is read without a crash; ids are distinct, and a span is converted to tokens of the table',
  generate: (random) => ({
    files: { f: tokenTable(random) },
    args: [String(random(3)), String(random(40)), String(1 + random(10))],
  }),
  check({ files: { f }, args: [columns = '0', start = '0', length = '1'] }) {
    const offsetColumns = ([undefined, [3, 2], [0, 9]] as const)[Number(columns)];
    const { tokens } = readTokenTable(
      { name: 'f', text: textOf(f) },
      () => {},
      offsetColumns && { offsetColumns },
    );
    const ids = new Set(tokens.map(({ id }) => id));
    ensure(ids.size === tokens.length, 'token ids are distinct');
    const span = tokenSpans(tokens)([[Number(start), Number(start) + Number(length)]]);
    if (span === undefined || span === TOO_MANY_TOKENS) return;
    if ([...ids].some((id) => /[,;]/.test(id))) return;
    for (const id of span.split(/[,;]/)) ensure(ids.has(id), 'a span names tokens of the table', () => span);
  },
};
