/** Mentions of a response that are in no place of the text of the key: they count against it, and every verb shows them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Analyzer } from '../../src/analyze/analyzer.ts';
import { analyzeSettings } from '../../src/analyze/settings.ts';
import type { Document } from '../../src/core/document.ts';
import { alignPair, evaluateCorpus, type SettingsSpec, settingsOf } from '../../src/evaluate/index.ts';
import { explainPair } from '../../src/explain/index.ts';
import { conll, type Format } from '../../src/formats/index.ts';
import { brackets, crac25, markdown, mTags } from '../../src/formats/inline/inline.ts';
import { strings } from '../../src/formats/strings/strings.ts';
import { standardMetrics } from '../../src/metrics/index.ts';
import { packDocument, unpackDocument } from '../../src/page/pack.ts';
import { describeMention } from '../../src/web/document/describe-mention.ts';
import { modelOf } from '../../src/web/document/model.ts';
import { searchDocument } from '../../src/web/search/search-document.ts';
import { readAll } from '../support/json-documents.ts';
import { madeOf } from '../support/page-fixture.ts';
import { runs } from '../support/runs.ts';

const KEY = `#begin document (d)
Sarah\t(0)
bought\t-
the\t(1
house\t1)
.\t-

She\t(0)
loves\t-
it\t(1)
.\t-
#end document
`;

const read = (format: Format, text: string): Document => readAll(format, text).documents[0];
const key = read(conll, KEY);

/** The same mentions in each format that holds rewritten text, and in the second text two more that are not in the text. */
// biome-ignore format: one format in one row
const responses: readonly (readonly [name: string, format: Format, right: string, more: string])[] = [
  ['markdown', markdown, '[Sarah](#0) bought [the house](#1). [She](#0) loves [it](#1).', '[Sarah](#0) bought [the house](#1). [She](#0) loves [it](#1) and [a dragon](#0) and [some castle](#1).'],
  ['mTags', mTags, '<m>Sarah</m>#0 bought <m>the house</m>#1. <m>She</m>#0 loves <m>it</m>#1.', '<m>Sarah</m>#0 bought <m>the house</m>#1. <m>She</m>#0 loves <m>it</m>#1 and <m>a dragon</m>#0 and <m>some castle</m>#1.'],
  ['brackets', brackets, '[0 Sarah ] bought [1 the house ] . [0 She ] loves [1 it ] .', '[0 Sarah ] bought [1 the house ] . [0 She ] loves [1 it ] and [0 a dragon ] and [1 some castle ] .'],
  ['crac25', crac25, 'Sarah|[e0] bought the|[e1 house|e1] . She|[e0] loves it|[e1] .', 'Sarah|[e0] bought the|[e1 house|e1] . She|[e0] loves it|[e1] and a|[e0 dragon|e0] and some|[e1 castle|e1] .'],
  ['strings', strings, '[["Sarah", "She"], ["the house", "it"]]', '[["Sarah", "She", "a dragon"], ["the house", "it", "some castle"]]'],
  ['strings with names', strings, '{"a": ["Sarah", "She"], "b": ["the house", "it"]}', '{"a": ["Sarah", "She", "a dragon"], "b": ["the house", "it", "some castle"]}'],
];

const f1 = (response: Document, spec: SettingsSpec = {}): Record<string, number | null> => {
  const { scores } = evaluateCorpus([key], [response], settingsOf(spec), () => {});
  return Object.fromEntries(Array.from(scores, ([id, score]) => [id, score.f1]));
};

describe.each(responses)('mentions that are not in the text, in %s', (_, format, right, more) => {
  it('are spurious mentions of their entities in every metric, and with --unaligned drop are left out', () => {
    const all = { mentions: 1, muc: 1, bcub: 1, ceafm: 1, ceafe: 1, blanc: 1, lea: 1 };
    expect(f1(read(format, right))).toEqual(all);
    expect(f1(read(format, more), { unaligned: 'drop' })).toEqual(all);
    const scores = f1(read(format, more));
    expect(scores.mentions).toBeCloseTo(0.8, 12);
    expect(scores.muc).toBeCloseTo(2 / 3, 12);
    expect(scores.bcub).toBeCloseTo(8 / 13, 12);
    expect(scores.ceafm).toBeCloseTo(0.8, 12);
    expect(scores.ceafe).toBeCloseTo(0.8, 12);
    expect(scores.lea).toBeCloseTo(0.5, 12);
  });

  it('are counted, and shown by analyze, explain and the page', () => {
    const settings = settingsOf();
    const response = read(format, more);
    const { pair, responseFacts } = alignPair(key, response, settings, () => {});
    expect(responseFacts).toMatchObject({ mentions: 6, unaligned: 2 });

    const analyzer = new Analyzer(analyzeSettings({ pronouns: 'en' }));
    analyzer.add(key, response);
    const { errors, examples } = analyzer.result('r');
    expect(errors).toMatchObject({ 'extra-mention': 2 });
    expect(
      examples.map(({ type, mentions, context }) => [type, mentions[0].text, mentions[0].outside, context]),
    ).toEqual([
      ['extra-mention', 'a dragon', true, undefined],
      ['extra-mention', 'some castle', true, undefined],
    ]);

    const { partitions } = explainPair(pair, settings.metrics, settings.options);
    expect(
      partitions.response.map(({ mentions }) =>
        mentions.map(({ text, matched }) => (matched ? text : `-${text}`)),
      ),
    ).toEqual([
      ['Sarah', 'She', '-a dragon'],
      ['the house', 'it', '-some castle'],
    ]);

    const [document] = madeOf([key], [{ name: 's', documents: [response] }]).documents;
    expect(unpackDocument(packDocument(document))).toEqual(document);
    expect([...document.systems[0].outside.values()].sort()).toEqual(['a dragon', 'some castle']);
    const model = modelOf(document, 0);
    const [mention] = document.systems[0].outside.keys();
    expect(describeMention(model, { side: 'response', mention })).toMatch(
      /^a dragon: response entity 1, Sarah, 3 mentions; extra mention, not in the text$/,
    );
    expect(searchDocument(document, 'DRAGON').mentions).toMatchObject([{ text: 'a dragon', system: 0 }]);
  });
});

describe('a mention that is not in the text', () => {
  const word = fc.constantFrom('the', 'a', 'Tom', 'dog', 'ran', 'house', 'She', 'saw', 'it', '.');
  const marks = fc.array(fc.tuple(fc.nat(30), fc.nat(2), fc.nat(3)), { minLength: 1, maxLength: 8 });

  /** The words with brackets around some of them; marks with one place or that cross are left out. */
  function marked(
    words: readonly string[],
    list: readonly (readonly [number, number, number])[],
    added?: readonly [at: number, entity: number],
  ): string {
    const [opens, closes]: string[][] = [words.map(() => ''), words.map(() => '')];
    const taken = new Set<number>();
    for (const [at, size, entity] of list) {
      const [start, end] = [at % words.length, Math.min((at % words.length) + size, words.length - 1)];
      if (Array.from({ length: end - start + 1 }, (_, i) => start + i).some((i) => taken.has(i))) continue;
      for (let i = start; i <= end; i++) taken.add(i);
      opens[start] = `[${entity} `;
      closes[end] = ' ]';
    }
    const texts = words.map((text, i) => `${opens[i]}${text}${closes[i]}`);
    // Between two words of the text that no mention covers both, so that no other mention changes.
    if (added !== undefined) {
      const places = texts.flatMap((_, i) => (opens[i] !== '' || !taken.has(i) || i === 0 ? [i] : []));
      texts.splice(places[added[0] % places.length], 0, `and [${added[1]} dragons indeed ]`);
    }
    return texts.join(' ');
  }

  it('never raises a score, whichever entity it is in and wherever it is', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 2, maxLength: 20 }),
        marks,
        marks,
        fc.tuple(fc.nat(), fc.nat(4)),
        (words, ofKey, ofResponse, added) => {
          const gold = read(brackets, marked(words, ofKey));
          const settings = settingsOf();
          const scores = (text: string) =>
            evaluateCorpus([gold], [read(brackets, text)], settings, () => {}).scores;
          const [before, after] = [
            scores(marked(words, ofResponse)),
            scores(marked(words, ofResponse, added)),
          ];
          for (const { id } of standardMetrics) {
            const [one, two] = [before.get(id), after.get(id)];
            if (one?.f1 == null || two?.f1 == null) continue;
            expect(two.f1, id).toBeLessThanOrEqual(one.f1 + 1e-12);
            expect(two.recall ?? 0, `recall of ${id}`).toBeLessThanOrEqual((one.recall ?? 0) + 1e-12);
          }
        },
      ),
      { numRuns: runs(1000) },
    );
  });
});
