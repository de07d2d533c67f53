import type { Document } from '../../core/document.ts';
import type { Report } from '../../problems/problem.ts';
import { type Alignment, alignPrepared, type PreparedPair, preparePair } from '../align-pair.ts';
import { pairResult } from '../evaluate-pair.ts';
import { CORPUS_UNIT } from '../scope.ts';
import type { Settings } from '../settings.ts';
import type { Tally } from '../tally.ts';
import type { LabelUse } from './label-use.ts';
import { preparedSides } from './part.ts';
import { needsSizes, type UnitDocument, UnitRun, unitDocument } from './run.ts';

/** A pair of documents of a unit, which may be read twice. */
export interface UnitMember {
  readonly id: string;
  readonly topic: string | undefined;
  read(report: Report): readonly [key: Document, response: Document | undefined];
}

/** A document of a unit, matched and counted by itself. */
export interface MatchedMember {
  readonly document: UnitDocument;
  readonly topic: string | undefined;
}

/** Where the units of a corpus are added up. */
export interface UnitTotals {
  readonly tally: Tally;
  readonly labels: LabelUse;
}

/** Scores the entities of a unit across its documents, and each document by itself. */
export class UnitEvaluation {
  readonly #settings: Settings;
  readonly #totals: UnitTotals;
  readonly #run: UnitRun;

  constructor(id: string, settings: Settings, totals: UnitTotals) {
    this.#settings = settings;
    this.#totals = totals;
    this.#run = new UnitRun(id, settings, totals);
  }

  /** Reads all documents of the unit once, if the sizes of its entities are needed before the documents are matched. */
  measure(members: Iterable<UnitMember>): void {
    if (!needsSizes(this.#settings)) return;
    for (const member of members) {
      const [key, response] = member.read(ignore);
      this.#run.measure(preparePair(key, response, this.#settings, ignore), member.topic);
    }
  }

  /** Adds the next document of the unit. */
  add(member: UnitMember, report: Report): void {
    const { id, topic } = member;
    const { tally, labels } = this.#totals;
    const matched = matchAlone(id, member.read(report), this.#settings, tally.narrower?.document, report);
    if (!needsSizes(this.#settings)) {
      this.addMatched({ document: unitDocument(...matched), topic });
      return;
    }
    labels.count(labels.numbered(preparedSides(matched[1])), topic);
    this.#run.addPrepared(matched[1], topic);
  }

  /** Adds a document that was matched elsewhere, and counted by itself there. */
  addMatched({ document, topic }: MatchedMember): void {
    const { labels } = this.#totals;
    const { part, ...facts } = document;
    const sides = labels.numbered(part);
    labels.count(sides, topic);
    this.#run.add({ ...facts, part: { ...part, ...sides } }, topic);
  }

  finish(): void {
    this.#run.finish();
  }
}

/** Matches two documents by themselves, and adds their counts to a tally of documents. */
export function matchAlone(
  id: string,
  [key, response]: readonly [Document, Document | undefined],
  settings: Settings,
  documents: Tally | undefined,
  report: Report,
): [Alignment, PreparedPair] {
  const prepared = preparePair(key, response, settings, report);
  const alignment = alignPrepared(prepared, settings);
  documents?.add(pairResult(id, alignment, documents.vector));
  return [alignment, prepared];
}

const ignore: Report = () => {};

/** Members of one unit after the other, units in the order of their first members. */
export function unitsOf<Member extends Pick<UnitMember, 'topic'>>(
  members: Iterable<Member>,
  scope: 'topic' | 'corpus',
): Map<string, Member[]> {
  const units = new Map<string, Member[]>();
  for (const member of members) {
    const id = scope === 'corpus' ? CORPUS_UNIT : (member.topic ?? '');
    const unit = units.get(id);
    if (unit === undefined) units.set(id, [member]);
    else unit.push(member);
  }
  return units;
}

/** Counts the entities in several topics, where topics are units: no unit knows them. Called after the last unit. */
export function addTopicSpread({ scope }: Pick<Settings, 'scope'>, { tally, labels }: UnitTotals): void {
  if (scope !== 'topic') return;
  const spread = (side: 'key' | 'response') => ({
    acrossDocuments: 0,
    acrossTopics: labels[side].facts().acrossTopics,
  });
  tally.addSpread({ key: spread('key'), response: spread('response') });
}
