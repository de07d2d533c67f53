// The tables of docs/reproduced.md.
import { commandOf } from './groups.mjs';

const LABELS = {
  mentions: 'mentions',
  muc: 'MUC',
  bcub: 'B³',
  ceafm: 'CEAFm',
  ceafe: 'CEAFe',
  blanc: 'BLANC',
  lea: 'LEA',
  conll: 'CoNLL',
};

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
const scores = (item) => Object.keys(item.published);
const equal = (item) => scores(item).filter((score) => item.ours[score] === item.published[score]).length;
const both = (item, score) =>
  item.ours[score] === item.published[score]
    ? item.published[score]
    : `${item.published[score]} ≠ **${item.ours[score]}**`;

/** One row for an item: the F₁ of every metric. */
function f1Table(items) {
  const columns = [...new Set(items.flatMap(scores))].filter(
    (score) => score === 'conll' || score.endsWith('.f1'),
  );
  const name = (score) => LABELS[score.split('.')[0]] ?? score.replace(/\.f1$/, '').replace('.', ' ');
  return table(
    ['', ...columns.map(name), 'equal'],
    items.map((item) => [
      item.what,
      ...columns.map((score) => (score in item.published ? both(item, score) : '')),
      `${equal(item)} of ${scores(item).length}`,
    ]),
  );
}

/** One row for a score. */
const scoreTable = (items) =>
  table(
    ['', 'score', 'published', 'ours'],
    items.flatMap((item) =>
      scores(item).map((score, i) => [
        i === 0 ? item.what : '',
        `\`${score}\``,
        item.published[score],
        item.ours[score],
      ]),
    ),
  );

/** One row for a part of the items, and one for each that differs. */
function sumTable(items) {
  const parts = [...new Set(items.map(({ part }) => part))];
  const rows = parts.map((part) => {
    const chosen = items.filter((item) => item.part === part);
    const sum = (count) => chosen.reduce((total, item) => total + count(item), 0);
    return [part, chosen.length, `${sum(equal)} of ${sum((item) => scores(item).length)}`];
  });
  const odd = items.filter((item) => equal(item) < scores(item).length);
  const differing = odd.map((item) => [
    `\`${item.id}\``,
    scores(item)
      .filter((score) => item.ours[score] !== item.published[score])
      .map((score) => `${score} ${both(item, score)}`)
      .join(', '),
    item.note ?? '',
  ]);
  const sums = table(['', 'cases', 'equal'], rows);
  return differing.length === 0
    ? sums
    : `${sums}\n\n${table(['case', 'published ≠ ours', 'why'], differing)}`;
}

const TABLES = { f1: f1Table, scores: scoreTable, sums: sumTable };

function groupText({ title, source, layout, table: kind, items }) {
  const notes =
    kind === 'sums'
      ? []
      : items.filter(({ note }) => note !== undefined).map(({ what, note }) => `- ${what}: ${note}`);
  const [first] = items;
  const command =
    first.partition === undefined
      ? `\`\`\`sh\ncorefeval ${commandOf(first, first.key, first.response).join(' ').replace('{data}/', '')}\n\`\`\``
      : undefined;
  const files = layout === undefined ? 'In the repository.' : `Files: ${layout}.`;
  return [`## ${title}`, `${source} ${files}`, command, TABLES[kind](items), notes.join('\n')]
    .filter(Boolean)
    .join('\n\n');
}

/** The page with its tables. */
export function withReproduced(page, groups) {
  const items = groups.flatMap((group) => group.items);
  const [found, all] = [equal, (item) => scores(item).length].map((count) =>
    items.reduce((sum, item) => sum + count(item), 0),
  );
  const text = `${found} of ${all} numbers are equal to the last digit that was published or printed; the tables show every other one.\n\n${groups.map(groupText).join('\n\n')}`;
  return page.replace(/(?<=<!-- numbers -->\n\n)[\s\S]*?(?=\n\n<!-- end of numbers -->)/, () => text);
}
