import type { Document } from '../../core/document.ts';
import type { Report } from '../../problems/problem.ts';
import { alignPrepared, preparePair } from '../align-pair.ts';
import { pairResult } from '../evaluate-pair.ts';
import { CORPUS_UNIT } from '../scope.ts';
import type { Settings } from '../settings.ts';
import type { Tally } from '../tally.ts';
import type { LabelUse } from './label-use.ts';
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
    this.#run = new UnitRun(id, settings, totals.tally);
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
    const [key, response] = member.read(report);
    const prepared = preparePair(key, response, this.#settings, report);
    const alignment = alignPrepared(prepared, this.#settings);
    const { document } = this.#totals.tally.narrower ?? {};
    document?.add(pairResult(id, alignment, document.vector));
    this.#totals.labels.add(unitDocument(alignment, prepared).part, topic);
    this.#run.addPrepared(prepared, topic, alignment);
  }

  /** Adds a document that was matched elsewhere, and counted by itself there. */
  addMatched({ document, topic }: MatchedMember): void {
    this.#totals.labels.add(document.part, topic);
    this.#run.add(document, topic);
  }

  finish(): void {
    this.#run.finish();
  }
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
