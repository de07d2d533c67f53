// Writes the tables of docs/conformance.md from what the kit has recorded of each scorer.
//
//   npm run docs
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { recorded } from '../conformance/runner/results.mjs';
import { rowsOf, totalsOf } from '../conformance/runner/table.mjs';
import { kindOf, readVectors } from '../conformance/runner/vectors.mjs';

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const results = path('conformance/results/');
const cell = (text) => text.replaceAll('|', '\\|');
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map(String).map(cell).join(' | ')} |`)
    .join('\n');

/** Every recorded scorer with its rows, ours first. */
export function recordedScorers() {
  const { version, vectors } = readVectors();
  return readdirSync(results)
    .sort((a, b) => Number(b.startsWith('corefeval')) - Number(a.startsWith('corefeval')) || (a < b ? -1 : 1))
    .map((file) => {
      const { scorer, results: found } = recorded(readFileSync(results + file, 'utf8'), file, version);
      const ofKind = vectors.filter((vector) => kindOf(vector) === scorer.kind);
      const rows = rowsOf(ofKind, found, scorer);
      return { file, scorer, found, rows, totals: totalsOf(rows) };
    });
}

const totalsTable = (scorers) =>
  table(
    ['scorer', '=', 'c', 'x', '!', '·', 'conventions'],
    scorers.map(({ scorer, totals }) => [
      scorer.name,
      ...['=', 'c', 'x', '!', '·'].map((verdict) => totals[verdict]),
      scorer.conventions.map((name) => `\`${name}\``).join(', ') || '–',
    ]),
  );

/** Verdicts by tag: how many vectors differ in at least one metric. */
function tagsTable(scorers, kind) {
  const chosen = scorers.filter(({ scorer }) => scorer.kind === kind);
  const tags = [...new Set(chosen[0].rows.flatMap(({ vector }) => vector.tags))];
  const worst = (verdicts) =>
    ['x', '!', 'c', '=', '·'].find((one) => verdicts.some(({ verdict }) => verdict === one));
  return table(
    ['tag', 'vectors', ...chosen.map(({ scorer }) => scorer.name.replace(/ \(.*\)$/, ''))],
    tags.map((tag) => {
      const cells = chosen.map(({ rows }) => {
        const marks = rows
          .filter(({ vector }) => vector.tags.includes(tag))
          .map(({ verdicts }) => worst(Object.values(verdicts)));
        return ['=', 'c', 'x', '!']
          .map((mark) => [mark, marks.filter((one) => one === mark).length])
          .filter(([, count]) => count > 0)
          .map(([mark, count]) => `${count} ${mark}`)
          .join(' ');
      });
      const size = chosen[0].rows.filter(({ vector }) => vector.tags.includes(tag)).length;
      return [tag, size, ...cells.map((text) => text || '·')];
    }),
  );
}

/** Every vector that some other scorer refuses or answers differently, with the metrics concerned. */
function differencesTable(scorers) {
  const rows = scorers.flatMap(({ scorer, rows }) =>
    rows.flatMap(({ vector, verdicts }) => {
      const of = (mark) => Object.keys(verdicts).filter((metric) => verdicts[metric].verdict === mark);
      const [different, refused] = [of('x'), of('!')];
      if (different.length + refused.length === 0) return [];
      return [{ vector, scorer, text: [...different, ...(refused.length > 0 ? ['!'] : [])].join(' ') }];
    }),
  );
  const ids = [...new Set(rows.map(({ vector }) => vector.id))];
  return table(
    ['vector', 'about', 'different (`!`: refused)'],
    ids.map((id) => {
      const found = rows.filter(({ vector }) => vector.id === id);
      // Scorers with the same answer share a line.
      const byText = Map.groupBy
        ? Map.groupBy(found, ({ text }) => text)
        : groupBy(found, ({ text }) => text);
      const lines = Array.from(
        byText,
        ([text, some]) =>
          `${some.map(({ scorer }) => scorer.name.replace(/ \(.*\)$/, '')).join(', ')}: ${text}`,
      );
      return [`\`${id}\``, found[0].vector.about, lines.join('; ')];
    }),
  );
}

function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const conventionsTable = () =>
  table(
    ['convention', 'what it is'],
    Object.entries(JSON.parse(readFileSync(path('conformance/conventions.json'), 'utf8'))).map(
      ([name, text]) => [`\`${name}\``, text],
    ),
  );

/** The page with its tables. `coval-functions` computes CEAFm wrongly everywhere, so its CEAFm counts in the sums only. */
export function withConformanceTables(page, scorers = recordedScorers()) {
  const always = ({ scorer }) => scorer.name.startsWith('CoVal functions');
  const listed = scorers.map((one) =>
    always(one)
      ? {
          ...one,
          rows: one.rows.map((row) => ({
            ...row,
            verdicts: { ...row.verdicts, ceafm: { verdict: '·', different: [] } },
          })),
        }
      : one,
  );
  const tables = {
    totals: totalsTable(scorers),
    coreference: tagsTable(listed, 'coreference'),
    nuggets: tagsTable(scorers, 'nuggets'),
    differences: differencesTable(listed),
    conventions: conventionsTable(),
  };
  return Object.entries(tables).reduce(
    (text, [name, content]) =>
      text.replace(
        new RegExp(`(?<=<!-- ${name} -->\\n\\n)[\\s\\S]*?(?=\\n\\n<!-- end of ${name} -->)`),
        () => content,
      ),
    page,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const page = path('docs/conformance.md');
  writeFileSync(page, withConformanceTables(readFileSync(page, 'utf8')));
}
