import { UsageFailure } from '../lookups/arguments.ts';
import { ScorerFailure } from '../lookups/failure.ts';
import type { Counts } from '../lookups/metrics.ts';
import { addCounts, blancScores, noCounts, type Scores, scoresAsJson, scoresOf } from '../lookups/score.ts';
import { type Annotation, readAnnotation, readDocuments, wordsOf } from './markables.ts';
import { bcub, blancCoreference, blancOther, ceafe, ceafm, lea, muc, type UaMetric } from './metrics.ts';
import { prepareDocument, type UaDocument } from './prepare.ts';
import { printedResult } from './printed.ts';
import { bridging, nonReferring } from './relations.ts';
import { settings1, usage1 } from './release-1.ts';
import { settings2, usage2 } from './release-2.ts';
import type { RunSettings, UaResult } from './run.ts';
import { countWithSplits } from './split-antecedents.ts';

/** The scorers of Universal Anaphora, of which the shared tasks of CODI-CRAC used the first: docs/compat/ua-scorer.md. */

const METRICS: ReadonlyMap<string, readonly UaMetric[]> = new Map([
  ['lea', [lea]],
  ['muc', [muc]],
  ['bcub', [bcub]],
  ['ceafe', [ceafe]],
  ['ceafm', [ceafm]],
  ['blanc', [blancCoreference, blancOther]],
]);

export interface UaScorerWorld {
  readonly read: (path: string) => Uint8Array;
  readonly warn: (text: string) => void;
}

export const uaScorerUsage = `${usage1}\n${usage2}`;

/** The text to print; undefined if help was asked for. Throws `UsageFailure` and `ScorerFailure`. */
export function runUaScorer(args: readonly string[], world: UaScorerWorld): string | undefined {
  const at = args.indexOf('--scorer');
  const release = at < 0 ? '1' : args[at + 1];
  const rest = at < 0 ? args : args.toSpliced(at, 2);
  const settingsOf = new Map([
    ['1', settings1],
    ['2.0', settings2],
  ]).get(release ?? '');
  if (settingsOf === undefined)
    throw new UsageFailure(`argument --scorer: invalid choice: '${release}' (choose from '1', '2.0')`);
  const settings = settingsOf(rest, world.warn);
  if (settings === undefined) return undefined;
  const [key, response] = settings.files.map((path) => readDocuments(decoded(world.read(path), path)));
  const result = scoreDocuments(key, response, settings);
  if (!settings.json) return printedResult(result, settings);
  return scoresAsJson(result.scores, {
    ...(result.nonReferring && { nonReferring: result.nonReferring }),
    ...(result.bridging && { bridging: result.bridging }),
  });
}

function decoded(bytes: Uint8Array, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ScorerFailure(`${path} is not UTF-8`);
  }
}

type Lines = ReturnType<typeof readDocuments>;

function scoreDocuments(key: Lines, response: Lines, settings: RunSettings): UaResult {
  if (settings.prepare.release.checksTexts) checkTexts(key, response);
  const printed: string[] = [];
  const documents: UaDocument[] = [];
  for (const [name, lines] of key) {
    const others = response.get(name);
    if (others === undefined) {
      printed.push(`The document  ${name}  does not exist in the system output.`);
      continue;
    }
    const document = prepareDocument(
      annotation(lines, settings, 'key'),
      annotation(others, settings, 'response'),
      settings.prepare,
    );
    for (const [anchor, anaphor] of document.skippedBridging) {
      printed.push(
        `Skip bridging pair (${anchor}, ${anaphor}) as markable_id does not exist in identity column!`,
      );
    }
    documents.push(document);
  }
  return {
    printed,
    scores: settings.metrics.map((id) => [id, metricScores(id, documents, settings)] as const),
    ...(settings.nonReferring && { nonReferring: scoresOf(added(documents.map(nonReferring))) }),
    ...(settings.bridging && { bridging: bridgingScores(documents) }),
  };
}

/** Release 1 reads minimum spans of the key only. */
function annotation(
  lines: string[][],
  { prepare, deixis, bridging: withBridging, crossing }: RunSettings,
  side: 'key' | 'response',
): Annotation {
  const { release, match } = prepare;
  const minima = match === 'partial' || (match === 'minimum' && side === 'key');
  return readAnnotation(lines, { release, deixis, bridging: withBridging, minima, crossing });
}

function checkTexts(key: Lines, response: Lines): void {
  const missing = [...key.keys()].filter((name) => !response.has(name));
  const further = [...response.keys()].filter((name) => !key.has(name));
  if (missing.length + further.length > 0) {
    throw new ScorerFailure(
      `Documents in key and sys are not aligned: doc missing in sys=${missing.join(', ')}, doc inserting in sys=${further.join(', ')}`,
    );
  }
  for (const [name, lines] of key) {
    const [ours, theirs] = [wordsOf(lines), wordsOf(response.get(name) ?? [])];
    if (ours.length !== theirs.length) {
      throw new ScorerFailure(
        `Number of tokens (excluding zeros) in key and sys are not aligned: key=${ours.length}, sys=${theirs.length}`,
      );
    }
    const at = ours.findIndex((word, i) => word !== theirs[i]);
    if (at >= 0) {
      throw new ScorerFailure(
        `Word ${at + 1} in key and sys are not aligned: key=${ours[at]}, sys=${theirs[at]}`,
      );
    }
  }
}

const added = (counts: readonly Counts[]): Counts => counts.reduce(addCounts, noCounts);

function metricScores(
  id: string,
  documents: readonly UaDocument[],
  { prepare, onlySplitAntecedents }: RunSettings,
): Scores {
  const kinds = (METRICS.get(id) as readonly UaMetric[]).map((metric) => {
    const counts = documents.map((document) => countWithSplits(document, metric, prepare.release));
    return {
      all: added(counts.map(({ all }) => all)),
      splitsOnly: added(counts.map(({ splitsOnly }) => splitsOnly)),
    };
  });
  if (kinds.length === 1) return scoresOf(onlySplitAntecedents ? kinds[0].splitsOnly : kinds[0].all);
  if (!onlySplitAntecedents) return blancScores(kinds.map(({ all }) => all));
  // Which kinds of links there are is decided by all of them.
  const present = kinds.filter(({ all }) => all.recall[1] > 0 || all.precision[1] > 0);
  return meanScores(present.map(({ splitsOnly }) => scoresOf(splitsOnly)));
}

function meanScores(scores: readonly Scores[]): Scores {
  const mean = (value: (one: Scores) => number): number =>
    scores.length === 0 ? 0 : scores.reduce((sum, one) => sum + value(one), 0) / scores.length;
  return {
    recall: mean(({ recall }) => recall),
    precision: mean(({ precision }) => precision),
    f1: mean(({ f1 }) => f1),
  };
}

function bridgingScores(documents: readonly UaDocument[]): NonNullable<UaResult['bridging']> {
  const counts = documents.map(bridging);
  return {
    anaphorRecognition: scoresOf(added(counts.map(({ anaphorRecognition }) => anaphorRecognition))),
    fullMarkable: scoresOf(added(counts.map(({ fullMarkable }) => fullMarkable))),
    fullEntity: scoresOf(added(counts.map(({ fullEntity }) => fullEntity))),
  };
}
