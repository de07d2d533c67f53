/** The flips of a comparison as tables, as a sentence, as JSON and as rows of values. */
import type { Decision, FlipRow, FlipSide, SpanPlace } from '../../analyze/index.ts';
import { fileName } from '../../problems/problem.ts';
import { errorLabels } from '../analyze/labels.ts';
import { grouped, percent, UNDEFINED_SIGN } from '../numbers.ts';
import { comma, type SeparatedOptions, separated } from '../table/separated.ts';
import type { TitledTable } from '../table/titled.ts';
import type { SystemFlips } from './report.ts';

/** The decisions in the order of tables; `gained` is what a repaired decision adds to. */
const decisionLabels: Readonly<Record<Decision, string>> = {
  mention: 'Mentions',
  spurious: 'Spurious mentions',
  link: 'Links',
  'false-link': 'False links',
};

const decisions = Object.keys(decisionLabels) as Decision[];

const MAX_DOCUMENTS = 10;
const MAX_EXAMPLES = 10;

/** A number with its sign. */
const signed = (value: number): string =>
  value > 0 ? `+${grouped(value)}` : value < 0 ? `−${grouped(-value)}` : '0';

/** A fraction in points with its sign. */
function signedPoints(value: number | null): string {
  if (value === null) return UNDEFINED_SIGN;
  const text = percent(Math.abs(value));
  return Number(text) === 0 ? text : `${value > 0 ? '+' : '−'}${text}`;
}

/** All tables of the flips between two systems. */
export function flipTables(flips: SystemFlips, metricLabel: string): TitledTable[] {
  const title = `What ${flips.b} repairs and breaks of ${flips.a}`;
  const examples = (['repaired', 'broken'] as const).map((outcome) => exampleTable(flips, outcome));
  return [
    { title, table: countTable(flips) },
    ...[kindTable(flips), documentTable(flips, metricLabel), ...examples].filter(
      ({ table }) => table.rows.length > 0,
    ),
  ];
}

const right = (left: number, count: number): ('left' | 'right')[] => [
  ...Array<'left'>(left).fill('left'),
  ...Array<'right'>(count).fill('right'),
];

const countTable = (flips: SystemFlips): TitledTable['table'] => ({
  head: ['Decision', 'Repaired', 'Broken', 'Net', 'Both wrong', 'Both right'],
  rows: decisions.map((decision) => {
    const { repaired, broken, bothWrong, bothRight } = flips.decisions[decision];
    return [
      decisionLabels[decision],
      grouped(repaired),
      grouped(broken),
      signed(repaired - broken),
      grouped(bothWrong),
      bothRight === null ? UNDEFINED_SIGN : grouped(bothRight),
    ];
  }),
  align: right(1, 5),
});

function kindTable({ kinds, a, b }: SystemFlips): TitledTable {
  const rows = decisions.flatMap((decision) => {
    const { repaired, broken } = kinds[decision];
    return Object.entries(errorLabels).flatMap(([kind, label]) => {
      const [better = 0, worse = 0] = [repaired, broken].map((counts) =>
        new Map(Object.entries(counts)).get(kind),
      );
      if (better + worse === 0) return [];
      return [[decisionLabels[decision], label, grouped(better), grouped(worse), signed(better - worse)]];
    });
  });
  return {
    title: `By kind of error: repaired by that of ${a}, broken by that of ${b}`,
    table: { head: ['Decision', 'Kind', 'Repaired', 'Broken', 'Net'], rows, align: right(2, 3) },
  };
}

/** The documents whose own scores differ most. */
function documentTable({ documents, documentDifferences }: SystemFlips, metricLabel: string): TitledTable {
  const changed = documents
    .map((flips, d) => ({ flips, difference: documentDifferences[d] }))
    .filter(({ flips }) => decisions.some((decision) => flips[decision][0] + flips[decision][1] > 0))
    .sort((x, y) => Math.abs(y.difference ?? 0) - Math.abs(x.difference ?? 0));
  return {
    title: `Documents: repaired less broken, and the difference of ${metricLabel} of each document (they do not add up)`,
    table: {
      head: ['Document', ...decisions.map((decision) => decisionLabels[decision]), metricLabel],
      rows: changed
        .slice(0, MAX_DOCUMENTS)
        .map(({ flips, difference }) => [
          flips.document,
          ...decisions.map((decision) => signed(flips[decision][0] - flips[decision][1])),
          signedPoints(difference),
        ]),
      align: right(1, decisions.length + 1),
      names: 0,
    },
  };
}

function exampleTable({ rows, a, b }: SystemFlips, outcome: 'repaired' | 'broken'): TitledTable {
  const chosen = rows.filter((row) => row.outcome === outcome);
  const examples = chosen.slice(0, MAX_EXAMPLES);
  const listed = outcome === 'repaired' ? `Repaired by ${b}` : `Broken by ${b}`;
  const all =
    chosen.length > examples.length ? `, the first ${examples.length} of ${grouped(chosen.length)}` : '';
  return {
    title: `${listed}${all}`,
    table: {
      head: ['Decision', 'Where', 'Mention', 'Antecedent', a, b],
      rows: examples.map((row) => [
        decisionLabels[row.decision],
        whereOf(row),
        placeWords(row),
        row.antecedent === null ? '' : placeWords(row.antecedent),
        sideWords(row.a),
        sideWords(row.b),
      ]),
    },
  };
}

export const whereOf = ({ file, line, document }: Pick<FlipRow, 'file' | 'line' | 'document'>): string =>
  file === undefined ? document : line === undefined ? fileName(file) : `${fileName(file)}:${line}`;

export const placeWords = ({ text, start, end, outside }: SpanPlace): string =>
  `${text ?? `${start}–${end}`}${outside ? ' (not in the text)' : ''}`;

/** How a system decided: right or the kind of error, and the mention that it links to. */
const sideWords = ({ kind, antecedent }: FlipSide): string =>
  [
    kind === null ? 'right' : errorLabels[kind].toLowerCase(),
    ...(antecedent === null ? [] : [placeWords(antecedent)]),
  ].join(': ');

/** The changes of the counts from A to B, and their exact effect on two scores. */
export function netSentence({ decisions: counts, points }: SystemFlips): string {
  const gained = (decision: Decision) => counts[decision].repaired - counts[decision].broken;
  const changes = [
    `${signed(gained('mention'))} mentions`,
    `${signed(-gained('spurious'))} spurious`,
    `${signed(gained('link'))} links`,
    `${signed(-gained('false-link'))} false links`,
  ];
  const effect = `${signedPoints(points.mentions.difference)} points of mentions, ${signedPoints(points.muc.difference)} of MUC`;
  return `Net: ${changes.join(', ')}: ${effect}.`;
}

/** The fields of the flips in JSON. */
export const flipFields = ({ a, b, decisions: counts, kinds, points, documents, rows }: SystemFlips) => ({
  a,
  b,
  decisions: counts,
  kinds,
  points,
  documents,
  rows: rows.map(({ document, decision, outcome, antecedent, a: ofA, b: ofB, ...place }) => ({
    document,
    decision,
    outcome,
    ...jsonPlace(place),
    antecedent: antecedent && jsonPlace(antecedent),
    a: { kind: ofA.kind, antecedent: ofA.antecedent && jsonPlace(ofA.antecedent) },
    b: { kind: ofB.kind, antecedent: ofB.antecedent && jsonPlace(ofB.antecedent) },
  })),
});

const jsonPlace = ({ file, ...place }: SpanPlace) => ({
  ...place,
  ...(file === undefined ? {} : { file: fileName(file) }),
});

const placeHead = (name: string) => ['start', 'end', 'text'].map((field) => `${name}antecedent_${field}`);

const CSV_HEAD = [
  ...['a', 'b', 'document', 'decision', 'outcome', 'start', 'end', 'text'],
  ...placeHead(''),
  'a_kind',
  ...placeHead('a_'),
  'b_kind',
  ...placeHead('b_'),
  ...['file', 'line'],
];

/** One line for each row. */
export const flipsCsv = (all: readonly SystemFlips[], options: SeparatedOptions = {}): string =>
  separated(CSV_HEAD, csvRows(all), comma, options);

function* csvRows(all: readonly SystemFlips[]) {
  const span = (place: SpanPlace | null) => [place?.start, place?.end, place?.text];
  for (const { a, b, rows } of all) {
    for (const row of rows) {
      const { document, decision, outcome, antecedent, file, line } = row;
      yield [
        ...[a, b, document, decision, outcome],
        ...span(row),
        ...span(antecedent),
        row.a.kind,
        ...span(row.a.antecedent),
        row.b.kind,
        ...span(row.b.antecedent),
        file === undefined ? undefined : fileName(file),
        line,
      ];
    }
  }
}
