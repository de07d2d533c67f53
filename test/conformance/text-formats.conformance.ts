/** Real files in formats other than CoNLL: the numbers of the same annotation as CoNLL, and those of the official scorers. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Document } from '../../src/core/document.ts';
import { companionPath } from '../../src/formats/companions.ts';
import { detectFormat } from '../../src/formats/detect.ts';
import { evaluateCorpus, ProblemLog, type Score, settingsOf } from '../../src/index.ts';

const shared = (path: string): URL => new URL(`../../../shared/${path}`, import.meta.url);

function read(path: string, log: ProblemLog): { format: string; documents: Document[] } {
  const bytes = new Uint8Array(readFileSync(shared(path)));
  const { format } = detectFormat(bytes.subarray(0, 64 << 10)) ?? {};
  if (format === undefined) throw new Error(`No format for ${path}`);
  const companions = new Map(
    format.companions.flatMap(({ extension }) => {
      const beside = shared(companionPath(path, extension));
      return existsSync(beside) ? [[extension, new Uint8Array(readFileSync(beside))] as const] : [];
    }),
  );
  return { format: format.id, documents: [...format.read({ name: path, bytes, companions }, log.report)] };
}

const sum = (documents: readonly Document[], size: (document: Document) => number): number =>
  documents.reduce((total, document) => total + size(document), 0);

const sizes = (documents: readonly Document[]) => [
  documents.length,
  ...[({ mentions }: Document) => mentions.length, ({ entities }: Document) => entities.length].map((size) =>
    sum(documents, size),
  ),
];

/** Formats of a pair, sizes (documents, mentions, entities) of both sides, CoNLL average, MUC counts. */
function facts(key: string, response: string) {
  const log = new ProblemLog();
  const [gold, system] = [read(key, log), read(response, log)];
  const { scores, conll } = evaluateCorpus(gold.documents, system.documents, settingsOf(), log.report);
  expect(log.errors).toBe(0);
  const { counts } = scores.get('muc') as Score & { counts: { recall: number[]; precision: number[] } };
  return {
    formats: [gold.format, system.format],
    sizes: [sizes(gold.documents), sizes(system.documents)],
    conll: (100 * (conll ?? 0)).toFixed(2),
    muc: [counts.recall, counts.precision].map((pair) => pair.join('/')),
  };
}

const EMMA = {
  conll: '71.24',
  muc: ['209/258', '209/234'],
  sizes: [
    [1, 319, 61],
    [1, 320, 86],
  ],
};

describe('the Emma pair', () => {
  it.each([
    ['corefud', 'gold.corefud.conllu', 'sys.corefud.conllu'],
    ['ua', 'gold.ua.CONLLUA', 'sys.ua.CONLLUA'],
    ['conll', 'gold.semeval.conll', 'sys.semeval.conll'],
    ['brat', 'gold.brat.ann', 'sys.brat.ann'],
  ])('as %s', (format, key, response) =>
    expect(facts(`data/emma-multiformat/${key}`, `data/emma-multiformat/${response}`)).toEqual({
      ...EMMA,
      formats: [format, format],
    }),
  );
});

describe('LitBank', () => {
  it.each([['litbank', 'gold.litbank-tsv.ann']])('as %s is the gold of its CoNLL file', (format, path) => {
    const gold = 'data/litbank-booknlp-emma/gold.conll';
    expect(facts(gold, `data/litbank-booknlp-emma/${path}`)).toEqual({
      formats: ['conll', format],
      conll: '100.00',
      muc: ['258/258', '258/258'],
      sizes: [
        [1, 319, 61],
        [1, 319, 61],
      ],
    });
  });

  it('as brat has the same entities', () => {
    const { formats, sizes: counts } = facts(
      ...([0, 1].map(() => 'data/litbank-booknlp-emma/gold.brat.ann') as [string, string]),
    );
    expect([formats[0], counts[0]]).toEqual(['brat', [1, 319, 61]]);
  });

  it('and BookNLP has all mentions of its file', () => {
    const log = new ProblemLog();
    const { format, documents } = read('data/litbank-booknlp-emma/sys.booknlp.entities', log);
    expect([format, sizes(documents), log.problems]).toEqual(['booknlp', [1, 325, 87], []]);
  });
});

describe('the cases of the UA scorer', () => {
  const { cases } = JSON.parse(readFileSync(shared('golden/ua/manifest.json'), 'utf8')) as {
    cases: { id: string; key: string; response: string }[];
  };
  it.each(cases.map((one) => [one.id, one] as const))(
    '%s is read without an error',
    (_, { key, response }) => {
      const log = new ProblemLog();
      for (const path of [key, response]) expect(read(`golden/ua/${path}`, log).format).toBe('ua');
      expect(log.errors).toBe(0);
    },
  );
});

describe('WebAnno', () => {
  it('has the gold of the CoNLL file of the same article', () => {
    const folder = 'data/gum-xrenner-newsflag';
    const { formats, conll } = facts(`${folder}/gold.conll`, `${folder}/gold.webanno.tsv`);
    expect([formats, conll]).toEqual([['conll', 'webanno'], '100.00']);
  });

  it('reads chains', () => {
    const path = 'data/samples/webanno-chain/reference.tsv';
    expect(facts(path, path)).toMatchObject({
      formats: ['webanno', 'webanno'],
      sizes: [
        [1, 2, 1],
        [1, 2, 1],
      ],
    });
  });
});

describe('GUM', () => {
  it('as CorefUD', () =>
    expect(facts('data/gum-xrenner/gold.gum.conllu', 'data/gum-xrenner/sys.xrenner.conllu')).toEqual({
      formats: ['corefud', 'corefud'],
      conll: '43.92',
      muc: ['237/1093', '237/527'],
      sizes: [
        [10, 2597, 1504],
        [10, 3193, 2666],
      ],
    }));
});

describe('the cases of the CorefUD scorer', () => {
  const { cases } = JSON.parse(readFileSync(shared('golden/corefud/manifest.json'), 'utf8')) as {
    cases: { id: string; tags: string[]; key: string; response: string; results: GoldenResult[] }[];
  };
  interface GoldenResult {
    readonly options: {
      readonly match: string;
      readonly keepSingletons: boolean;
      readonly zeroMatch: string;
    };
    readonly metrics: Record<string, { recall: number; precision: number }>;
  }

  it.each(cases.map((one) => [one.id, one] as const))(
    '%s is read without a problem',
    (_, { key, response }) => {
      const log = new ProblemLog();
      for (const path of [key, response]) expect(read(`golden/corefud/${path}`, log).format).toBe('corefud');
      expect(log.problems).toEqual([]);
    },
  );

  // A span of two entities is in both of them there.
  const plain = cases.filter(({ tags }) => !tags.some((tag) => tag.includes('identical')));
  it.each(plain.map((one) => [one.id, one] as const))('%s has the scores of exact matching', (_, one) => {
    const log = new ProblemLog();
    const [key, response] = [one.key, one.response].map(
      (path) => read(`golden/corefud/${path}`, log).documents,
    );
    // Zeros are matched by their place here. Cases without zeros have results of the other kind only.
    const linear = one.results.filter(({ options }) => options.zeroMatch === 'linear');
    const results = linear.length > 0 ? linear : one.results;
    expect(results.length).toBeGreaterThan(0);
    for (const { options, metrics } of results.filter((result) => result.options.match === 'exact')) {
      const settings = settingsOf({ singletons: options.keepSingletons ? 'keep' : 'drop' });
      const { scores } = evaluateCorpus(key, response, settings, log.report);
      for (const metric of ['muc', 'bcub', 'ceafe', 'lea']) {
        const { recall, precision } = scores.get(metric) as Score;
        expect(recall ?? 0).toBeCloseTo(metrics[metric].recall, 10);
        expect(precision ?? 0).toBeCloseTo(metrics[metric].precision, 10);
      }
    }
  });
});
