import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Candidates } from '../../src/matching/candidates.ts';
import { dice } from '../../src/matching/dice.ts';
import { extentOf } from '../../src/matching/extent.ts';
import { attributeSettings, literally, standardAttributes } from '../../src/nuggets/model/attributes.ts';
import type { NuggetDocument } from '../../src/nuggets/model/nugget-document.ts';
import { document2015 } from '../../src/nuggets/model/profile.ts';
import { agreement } from '../../src/nuggets/score/agreement.ts';
import { bestAlignment } from '../../src/nuggets/score/best-alignment.ts';
import {
  addCoreference,
  countCoreference,
  noCoreference,
  scoreCoreference,
  twins,
} from '../../src/nuggets/score/coreference.ts';
import { greedyMappings } from '../../src/nuggets/score/mapping.ts';
import type { MatchedDocument } from '../../src/nuggets/score/match-corpora.ts';
import { runs } from '../support/runs.ts';

const settings = attributeSettings(standardAttributes);
const rules = document2015.coreference;

/** Mentions with few positions and few types, so that many share a span; the number of a cluster, 0 for none. */
const side = (maxLength: number) =>
  fc.array(fc.record({ place: fc.nat(2), type: fc.constantFrom('a', 'b'), cluster: fc.nat(3) }), {
    maxLength,
  });

function documentOf(mentions: readonly { place: number; type: string; cluster: number }[]): NuggetDocument {
  const nuggets = mentions.map(({ place, type }, i) => {
    const extent = extentOf([[10 * place, 10 * place + 4]]);
    const mention = {
      system: '',
      document: 'd',
      id: `E${i}`,
      span: '',
      text: '',
      type,
      realis: 'x',
      extra: [],
    };
    return { mention, extent, written: extent, values: [type, 'x'] };
  });
  const clusters = [1, 2, 3]
    .map((number) => ({ members: mentions.flatMap(({ cluster }, i) => (cluster === number ? [i] : [])) }))
    .filter(({ members }) => members.length > 0);
  return { id: 'd', nuggets, clusters, relations: [] };
}

function matched(gold: NuggetDocument, system: NuggetDocument): MatchedDocument {
  const candidates = new Candidates(
    gold.nuggets.map(({ extent }) => extent),
    system.nuggets.map(({ extent }) => extent),
    dice,
  );
  const agree = agreement(
    gold.nuggets.map(({ values }) => values),
    system.nuggets.map(({ values }) => values),
    literally,
  );
  const mappings = greedyMappings(candidates, settings, agree);
  const present = { gold: true, system: true };
  return { id: 'd', present, gold, system, candidates, mappings, greedy: mappings, agree };
}

const averageOf = (documents: readonly MatchedDocument[], twinsOf: readonly Int32Array[]): number => {
  const counts = documents.map(({ gold, system }, d) => countCoreference(gold, system, twinsOf[d], rules));
  return scoreCoreference(counts.reduce(addCoreference, noCoreference), rules.average).average;
};

/** Every alignment that pairs as many mentions of each span as possible, with equal attributes. */
function* everyAlignment({ gold, system, agree }: MatchedDocument, mask: number): Generator<Int32Array> {
  const twin = new Int32Array(system.nuggets.length).fill(-1);
  const place = ({ nuggets }: NuggetDocument, i: number) => nuggets[i].extent.ranges[0];
  const fits = (g: number, s: number) =>
    place(gold, g) === place(system, s) && (agree(g, s) & mask) === mask && !twin.includes(g);
  const all: Int32Array[] = [];
  const extend = (s: number): void => {
    if (s === twin.length) {
      all.push(twin.slice());
      return;
    }
    for (let g = 0; g < gold.nuggets.length; g++) {
      if (!fits(g, s)) continue;
      twin[s] = g;
      extend(s + 1);
      twin[s] = -1;
    }
    extend(s + 1);
  };
  extend(0);
  const paired = (candidate: Int32Array) => candidate.filter((g) => g >= 0).length;
  const most = Math.max(...all.map(paired));
  yield* all.filter((candidate) => paired(candidate) === most);
}

const options = (setting: number, limit: number) => ({
  profile: document2015,
  setting: settings[setting],
  settingIndex: setting,
  threshold: 1,
  limit,
});

const greedyTwins = (document: MatchedDocument, setting: number) =>
  twins(document.mappings[setting], document.system.nuggets.length, 1);

describe('the best coreference alignment', () => {
  it.each([0, 1])('equals the best of all alignments of a document (setting %i)', (setting) =>
    fc.assert(
      fc.property(side(5), side(5), (g, s) => {
        const document = matched(documentOf(g), documentOf(s));
        const { twins: found, exact } = bestAlignment([document], options(setting, 5000));
        const all = [...everyAlignment(document, settings[setting].mask)];
        expect(exact).toBe(true);
        expect(averageOf([document], found)).toBeCloseTo(
          Math.max(...all.map((twin) => averageOf([document], [twin]))),
          12,
        );
      }),
      { numRuns: runs(150) },
    ),
  );

  it('equals the best of all alignments of two documents together', () =>
    fc.assert(
      fc.property(side(4), side(4), side(4), side(4), (g1, s1, g2, s2) => {
        const documents = [matched(documentOf(g1), documentOf(s1)), matched(documentOf(g2), documentOf(s2))];
        const { twins: found, exact } = bestAlignment(documents, options(0, 5000));
        const [first, second] = documents.map((document) => [...everyAlignment(document, 0)]);
        const best = Math.max(...first.flatMap((a) => second.map((b) => averageOf(documents, [a, b]))));
        expect(exact).toBe(true);
        expect(averageOf(documents, found)).toBeCloseTo(best, 12);
      }),
      { numRuns: runs(60) },
    ));

  it('is never worse than the greedy one, also where it is only searched for', () =>
    fc.assert(
      fc.property(side(14), side(14), fc.constantFrom(1, 3, 50), (g, s, limit) => {
        const document = matched(documentOf(g), documentOf(s));
        const { twins: found } = bestAlignment([document], options(0, limit));
        const greedy = averageOf([document], [greedyTwins(document, 0)]);
        expect(averageOf([document], found)).toBeGreaterThanOrEqual(greedy - 1e-12);
      }),
      { numRuns: runs(100) },
    ));

  it('pairs each gold mention once', () =>
    fc.assert(
      fc.property(side(10), side(10), fc.constantFrom(1, 5000), (g, s, limit) => {
        const document = matched(documentOf(g), documentOf(s));
        const [twin] = bestAlignment([document], options(1, limit)).twins;
        const paired = [...twin].filter((gold) => gold >= 0);
        expect(new Set(paired).size).toBe(paired.length);
      }),
      { numRuns: runs(100) },
    ));
});
