/** What the page and its worker send to each other: plain data and handles of files. */
import type { GroupRequest } from '../../evaluate/group-request.ts';
import type { SettingsSpec } from '../../evaluate/index.ts';
import type { PackedReport } from '../../page/assemble.ts';
import type { EventIndex } from '../../page/events/types.ts';
import type { Problem } from '../../problems/problem.ts';
import type { ToolRequest, ToolResult } from './tool-messages.ts';

/** A file under the path by which it is called in messages. */
export interface VirtualFile {
  readonly path: string;
  readonly blob: Blob;
}

/** What a user can choose besides the files. */
export interface PageScoreOptions {
  readonly settings: SettingsSpec;
  /** Groups of documents with scores of their own; none if absent. */
  readonly by?: GroupRequest | undefined;
  /** How the topics of documents are known, where entities are scored across documents; by the key if absent. */
  readonly topics?: string | undefined;
  /** Ids of formats; detected if absent. */
  readonly keyFormat?: string | undefined;
  readonly responseFormat?: string | undefined;
  readonly lenient: boolean;
}

/** The same for events. */
export interface EventOptions {
  readonly mapping: 'greedy' | 'optimal';
  readonly corefAlignment: 'greedy' | 'best';
  /** The id of a profile; the first is the default. */
  readonly profile: string | undefined;
  readonly lenient: boolean;
}

export interface SystemPath {
  readonly path: string;
  readonly name: string;
}

export interface InspectRequest {
  readonly kind: 'inspect';
  readonly files: readonly VirtualFile[];
  /** Paths of the files and folders that are corpora. */
  readonly paths: readonly string[];
}

export interface PageScoreRequest {
  readonly kind: 'score';
  readonly files: readonly VirtualFile[];
  readonly key: SystemPath;
  readonly responses: readonly SystemPath[];
  readonly options: PageScoreOptions;
}

/** A corpus of events, with the paths of its tbf files. */
export interface PageEventCorpus extends SystemPath {
  readonly files: readonly string[];
}

/** Files that belong to no corpus may be token tables and texts. */
export interface ScoreEventsRequest {
  readonly kind: 'score-events';
  readonly files: readonly VirtualFile[];
  readonly gold: PageEventCorpus;
  readonly systems: readonly PageEventCorpus[];
  readonly options: EventOptions;
}

export type Request = InspectRequest | PageScoreRequest | ScoreEventsRequest | ToolRequest;

/** What is known about a corpus before it is scored. */
export interface Inspection {
  readonly path: string;
  /** Labels of the formats of its files; empty if it cannot be read. */
  readonly formats: readonly string[];
  readonly documents: number;
  readonly problems: readonly Problem[];
  /** Files that were read with it, such as the text of an annotation file. */
  readonly companions: readonly string[];
  /** The ids of the documents, if the corpus has events. */
  readonly events?: readonly string[] | undefined;
  /** Number of token tables, if it has no annotation of its own. */
  readonly tables?: number | undefined;
  /** The corpora of a folder that is not one corpus. Its other files are read with them. */
  readonly parts?: readonly InspectionPart[] | undefined;
}

export interface InspectionPart {
  readonly inspection: Inspection;
  readonly files: readonly string[];
}

/** A way to score events. */
export interface ProfileCard {
  readonly id: string;
  readonly summary: string;
  readonly needsTables: boolean;
}

export interface Inspected {
  readonly kind: 'inspected';
  readonly inspections: readonly Inspection[];
  /** All formats: id and label. */
  readonly formats: readonly (readonly [id: string, label: string])[];
  /** Those that can be written. */
  readonly writable: readonly (readonly [id: string, label: string])[];
  readonly profiles: readonly ProfileCard[];
}

export interface ScoreProgress {
  readonly kind: 'progress';
  /** From 0 to 1. */
  readonly share: number;
  /** What is done now: `reading key.conll`. */
  readonly step: string;
}

export interface LeftOutResponse {
  readonly name: string;
  readonly problems: readonly Problem[];
}

export interface ScoredReport {
  readonly kind: 'scored';
  readonly report: PackedReport;
  /** Responses that could not be scored. */
  readonly leftOut: readonly LeftOutResponse[];
}

export interface ScoredEventReport {
  readonly kind: 'scored-events';
  readonly report: PackedReport<EventIndex>;
  readonly leftOut: readonly LeftOutResponse[];
}

export interface Refused {
  readonly kind: 'refused';
  readonly problems: readonly Problem[];
}

/** An error that is not the fault of the files. */
export interface Failed {
  readonly kind: 'failed';
  readonly message: string;
}

export type WorkerAnswer =
  | Inspected
  | ScoreProgress
  | ScoredReport
  | ScoredEventReport
  | ToolResult
  | Refused
  | Failed;
