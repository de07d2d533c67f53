import {
  type NuggetFile,
  type NuggetScores,
  profiles,
  readTbf,
  scoreNuggets,
  typeList,
} from '../../src/nuggets/index.ts';
import { withTypes } from '../../src/nuggets/model/white-list.ts';
import { ProblemLog } from '../../src/problems/log.ts';
import { InputError } from '../../src/problems/problem.ts';
import { encode } from '../../test/support/mutate.ts';
import { tbfCorpus, tbfText } from '../../test/support/tbf-arbitraries.ts';
import { draw, pick, textOf } from '../draw.ts';
import { tbfPair, typeListFile } from '../seeds.ts';
import { Broken, ensure, ensureSame, type Target } from '../target.ts';

/** Scoring of event nuggets as a function: what must hold for any gold and system. */
export const nuggetsLaws: Target = {
  id: 'nuggets-laws',
  promise:
    'scores are in their bounds, a clean file against itself has exactly 1, the order of documents does not matter',
  generate(random) {
    const clean = random(2) === 0;
    const [gold, system] = [draw(tbfCorpus, random), draw(tbfCorpus, random)].map((corpus) =>
      encode(tbfText(corpus)),
    );
    return {
      files: {
        ...(clean ? { 'gold.tbf': gold, 'system.tbf': system } : tbfPair(random)),
        types: typeListFile(random),
      },
      args: [
        pick(['2015', 'evmeval-1.8'], random),
        pick(['greedy', 'greedy', 'optimal'], random),
        pick(['greedy', 'greedy', 'best'], random),
        pick(['', '', 'types'], random),
      ],
    };
  },
  check({ files, args: [profileId = '2015', mapping = 'greedy', corefAlignment = 'greedy', types = ''] }) {
    const profile = profiles.find(({ id }) => id === profileId) ?? profiles[0];
    const list = typeList(textOf(files.types ?? new Uint8Array()), profile.comparison.normal);
    const options = {
      profile,
      mapping,
      corefAlignment,
      coreference: true,
      sequencing: true,
      alignmentLimit: 200,
      ...(types === 'types' ? { types: list } : {}),
    } as Parameters<typeof scoreNuggets>[2];
    const log = new ProblemLog({ lenient: true });
    const read = (name: string): NuggetFile => ({
      name,
      documents: readTbf({ name, text: textOf(files[name] ?? new Uint8Array()) }, log.report),
    });
    const [gold, system] = [read('gold.tbf'), read('system.tbf')];
    for (const document of gold.documents) withTypes(document, list, profile.comparison.normal);
    try {
      const run = (g: NuggetFile, s: NuggetFile) => {
        const scores = scoreNuggets(g, s, options, log.report);
        log.throwIfErrors();
        return scores;
      };
      const scores = run(gold, system);
      for (const [name, value] of numbersOf(scores)) {
        if (value === null) continue;
        ensure(
          value >= 0 && value <= 1 + 1e-9,
          `${name.replace(/.*\./, '')} is from 0 to 1`,
          () => `${name}: ${value}`,
        );
      }
      if ([gold, system].every(hasDistinctNames))
        ensureSame(
          numbersOf(run(reversed(gold), reversed(system))),
          numbersOf(scores),
          'the order of documents does not matter',
        );
      if (log.problems.length === 0) ensureIdentity(run(gold, gold));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
  },
};

/** Of documents with the same name only the last one counts. */
const hasDistinctNames = ({ documents }: NuggetFile): boolean =>
  new Set(documents.map(({ id }) => id)).size === documents.length;

const reversed = (file: NuggetFile): NuggetFile => ({ ...file, documents: file.documents.toReversed() });

function numbersOf({ settings, coreference }: NuggetScores): [string, number | null][] {
  const ratios = settings.flatMap(({ name, micro, macro }) => [
    [`${name}.micro`, micro] as const,
    [`${name}.macro`, macro] as const,
  ]);
  const chains = [...(coreference?.scores ?? [])].map(([id, score]) => [`coreference.${id}`, score] as const);
  return [...ratios, ...chains].flatMap(([name, { recall, precision, f1 }]): [string, number | null][] => [
    [`${name}.recall`, recall],
    [`${name}.precision`, precision],
    [`${name}.f1`, f1],
  ]);
}

/** Every defined score is 1; with placeholders a setting may have no mention and be undefined. */
function ensureIdentity(scores: NuggetScores): void {
  for (const { name, micro } of scores.settings) {
    if (micro.f1 !== null && micro.f1 !== 1 && scores.gold.mentions > 0)
      throw new Broken('a file against itself has 1', `${name}: ${micro.f1}`);
  }
}
