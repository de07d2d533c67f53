/** Documents for the tests of the page, and the page that is made of them. */
import type { Document, Mention } from '../../src/core/document.ts';
import { Mentions } from '../../src/core/mentions.ts';
import { alignPair, evaluatePair, settingsOf, signature, Tally } from '../../src/evaluate/index.ts';
import { assemblePage } from '../../src/page/assemble.ts';
import { PageBuilder } from '../../src/page/builder.ts';
import { pageFacts } from '../../src/page/facts.ts';
import { pageIndex } from '../../src/page/report-index.ts';
import type { PageDocument, PageExtras, PageIndex } from '../../src/page/types.ts';
import { type ScoreReport, scoreReport } from '../../src/report/score/report.ts';
import { pageStandings } from '../../src/verbs/page-standings.ts';
import { reportTemplate } from './built-pages.ts';

/** A mention as `[start, end, entity]`, with pieces where it has gaps. */
export type Marked = readonly [start: number, end: number, entity: string, parts?: Mention['parts']];

/** A document of sentences whose words are separated by blanks. */
export function documentOf(id: string, sentences: readonly string[], marked: readonly Marked[]): Document {
  const rows = sentences.map((sentence) => sentence.split(' '));
  const words = rows.flat();
  const entities = [...new Set(marked.map(([, , entity]) => entity))];
  let start = 0;
  const starts = rows.map((row) => {
    start += row.length;
    return start - row.length;
  });
  return {
    id,
    pairKey: id,
    unit: 'token',
    entities,
    mentions: Mentions.of(
      marked.map(([from, to, entity, parts]) => ({
        start: from,
        end: to,
        entity: entities.indexOf(entity),
        ...(parts === undefined ? {} : { parts }),
      })),
    ),
    length: words.length,
    sentences: starts,
    tokens: { length: words.length, at: (index) => words[index] },
  };
}

export interface System {
  readonly name: string;
  readonly path?: string;
  /** One for each key document; undefined where the system lacks it. */
  readonly documents: readonly (Document | undefined)[];
}

export interface Made {
  readonly report: ScoreReport;
  readonly documents: readonly PageDocument[];
  readonly extras: PageExtras;
}

/** Scores systems and makes the data of the page; `most` limits its memory. Errors are analysed if asked for. */
export function madeOf(
  key: readonly Document[],
  systems: readonly System[],
  keyPath = 'key.conll',
  most?: number,
  isAnalysed = false,
): Made {
  const settings = settingsOf();
  const builder = new PageBuilder(most, isAnalysed ? settings : undefined);
  const scored = systems.map(({ name, path = name, documents }) => {
    const tally = new Tally(settings, { perDocument: true });
    const add = builder.system(path);
    key.forEach((document, d) => {
      const response = documents[d];
      add(alignPair(document, response, settings, () => {}).pair, response === undefined);
      tally.add(evaluatePair(document, response, settings, () => {}));
    });
    const result = tally.result();
    return { name, path, result, tally, signature: signature(settings, result.fingerprint), warnings: [] };
  });
  const paths = systems.map(({ name, path = name }) => path);
  return {
    report: scoreReport(keyPath, scored, settings, true),
    documents: [...builder.documents(paths)] as PageDocument[],
    extras: isAnalysed ? { costs: builder.costs(paths), ...pageStandings(scored, settings) } : {},
  };
}

/** The index of the page, without the places of texts. */
export function indexOf({ report, documents, extras }: Made): PageIndex {
  const ids = Array.from(report.systems[0].documents, ({ id }) => id);
  return pageIndex(
    report,
    documents.map((document, at) => ({ id: ids[at], ...pageFacts(document) })),
    extras,
  );
}

export const pageOf = async ({ report, documents, extras }: Made): Promise<string> =>
  (await assemblePage(reportTemplate(), report, documents, undefined, extras)).html;

const HARD = [
  'The chair of the board of the bank of the city resigned .',
  'She told its members that the city would sue it .',
  'They picked the offer , if one may call it that , up at once .',
  'Mr Smith and Jones Ltd sued Jones Ltd and Sons .',
  'אמר ראש הממשלה של ישראל כי הוא יבקר .',
  '<img/src=x/onerror=alert(1)> "><script>alert(2)</script> javascript:alert(3) &amp; __proto__ ‮evil .',
];

/** Five deep, crossing, with a gap, right-to-left, hostile. */
export const hardKey: readonly Marked[] = [
  [0, 11, 'a'],
  [3, 11, 'b'],
  [6, 11, 'c'],
  [9, 11, 'd'],
  [10, 11, 'x'],
  [13, 14, 'a'],
  [15, 16, 'b'],
  [18, 20, 'd'],
  [22, 23, 'c'],
  [24, 25, 'a'],
  [
    26,
    37,
    'o',
    [
      [26, 28],
      [36, 37],
    ],
  ],
  [32, 33, 'o'],
  [40, 45, 's'],
  [43, 45, 'j'],
  [46, 48, 'j'],
  [46, 50, 's'],
  [52, 56, 'p'],
  [57, 58, 'p'],
  [60, 61, '"><script>alert(4)</script>'],
  [61, 62, '"><script>alert(4)</script>'],
];

const hardResponse: readonly Marked[] = [
  [0, 11, '1'],
  [3, 11, '2'],
  [6, 11, '3'],
  [9, 11, '4'],
  [13, 14, '1'],
  [15, 16, '3'],
  [19, 20, '4'],
  [22, 23, '3'],
  [26, 28, '5'],
  [32, 33, '5'],
  [34, 35, '9'],
  [40, 45, '6'],
  [43, 45, '7'],
  [46, 48, '7'],
  [46, 50, '7'],
  [52, 56, '8'],
  [57, 58, '1'],
  [60, 61, '__proto__'],
  [61, 62, '__proto__'],
];

/** A document id that would be harmful as an address. */
export const HOSTILE_ID = 'javascript:alert("id")//<b>‮';

export const hard = (isAnalysed = false): Made =>
  madeOf(
    [documentOf(HOSTILE_ID, HARD, hardKey), documentOf('second', HARD, hardKey)],
    [
      {
        name: 'it"s <b>A</b>.conll',
        documents: [documentOf(HOSTILE_ID, HARD, hardResponse), documentOf('second', HARD, hardKey)],
      },
      { name: 'B.conll', documents: [documentOf(HOSTILE_ID, HARD, hardKey), undefined] },
    ],
    undefined,
    undefined,
    isAnalysed,
  );
