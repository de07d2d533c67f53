import type { Counts } from '../lookups/metrics.ts';
import type { UaDocument } from './prepare.ts';

/** Markables that do not refer: those of the key that the response has, too. */
export function nonReferring(document: UaDocument): Counts {
  const { key, response } = document.nonReferring;
  const found = key.filter((ours) => response.some((theirs) => isSame(document, ours, theirs))).length;
  const spurious = response.filter((theirs) => !key.some((ours) => isSame(document, ours, theirs))).length;
  return { recall: [found, key.length], precision: [found, found + spurious] };
}

const isSame = ({ same }: UaDocument, ours: number, theirs: number): boolean =>
  ours === theirs || (same?.(ours, theirs) ?? false);

/** Right, missed and spurious bridging links. */
interface Outcome {
  right: number;
  missed: number;
  spurious: number;
}

export interface BridgingCounts {
  readonly anaphorRecognition: Counts;
  readonly fullMarkable: Counts;
  readonly fullEntity: Counts;
}

/** Anaphors; anaphors with equal anchors; anaphors whose anchors are in one entity of the key. */
export function bridging(document: UaDocument): BridgingCounts {
  const { key, response } = document.bridging;
  const { keyEntity } = document;
  const [anaphors, markables, entities] = [outcome(), outcome(), outcome()];
  const sameEntity = (ours: number, theirs: number): boolean =>
    keyEntity[ours] >= 0 && keyEntity[ours] === keyEntity[theirs];
  for (const [anaphor, ours] of key) {
    const theirs = response.get(anaphor);
    if (theirs === undefined) {
      for (const kind of [anaphors, markables, entities]) kind.missed++;
      continue;
    }
    anaphors.right++;
    const same = isSame(document, ours, theirs);
    decide(markables, same);
    decide(entities, same || sameEntity(ours, theirs));
  }
  for (const anaphor of response.keys()) {
    if (key.has(anaphor)) continue;
    for (const kind of [anaphors, markables, entities]) kind.spurious++;
  }
  return {
    anaphorRecognition: countsOf(anaphors),
    fullMarkable: countsOf(markables),
    fullEntity: countsOf(entities),
  };
}

const outcome = (): Outcome => ({ right: 0, missed: 0, spurious: 0 });

/** A wrong anchor is both a missed and a spurious link. */
function decide(kind: Outcome, right: boolean): void {
  if (right) {
    kind.right++;
  } else {
    kind.missed++;
    kind.spurious++;
  }
}

const countsOf = ({ right, missed, spurious }: Outcome): Counts => ({
  recall: [right, right + missed],
  precision: [right, right + spurious],
});
