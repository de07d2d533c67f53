import type { Capability } from '../core/capabilities.ts';
import type { Document } from '../core/document.ts';
import type { Parameter } from '../core/parameter.ts';
import type { FileRef, Problem, ProblemCodes, Report } from '../problems/problem.ts';
import type { Decided, Evidence } from './evidence.ts';

/** A further file of the same name with another extension, such as the text beside an annotation file. */
export interface CompanionFile {
  /** With the dot. */
  readonly extension: string;
  readonly content: string;
  /** Where it may be, for the path of the file that is named, if it is not beside it with this extension. */
  readonly paths?: ((path: string) => readonly string[]) | undefined;
}

/** What every format declares about itself. */
export interface FormatCard {
  /** The name on the command line, and of the page in docs/formats. */
  readonly id: string;
  readonly label: string;
  /** The extension of files that are written, with the dot; `.ID` if absent. */
  readonly extension?: string | undefined;
  readonly holds: readonly Capability[];
  /**
   * `none` where entities are lists of mentions without names, so that nothing says which are the same in two documents. Absent where they have names: valid in all
   * documents if the format holds `crossDocument`, otherwise in one.
   */
  readonly entityNames?: 'none' | undefined;
  /** Which names of files in a folder belong to files of this format and hold no coreference, such as settings of a project; by the names of all files. */
  readonly beside?: ((names: readonly string[]) => (name: string) => boolean) | undefined;
  /** Files that belong to a document besides the one that is named. A reader must also work without them. */
  readonly companions: readonly CompanionFile[];
  /** The problems that its reader and its writer report. */
  readonly codes: ProblemCodes;
}

/** The bytes of the companion files that exist, by extension. */
export type Companions = ReadonlyMap<string, Uint8Array>;

/** The bytes of a file, or of a piece of it. */
export interface Source {
  /** Shown in messages. */
  readonly name: FileRef;
  readonly bytes: Uint8Array;
  readonly companions?: Companions | undefined;
  /** What `examine` found in the whole file; absent where only these bytes are known. */
  readonly traits?: Traits | undefined;
}

/** Decisions that hold for a whole file, by name. Plain data, so that it can be sent to a worker. */
export type Traits = Readonly<Record<string, string>>;

/** Random access to the bytes of a file. The next read may overwrite the bytes of the last. */
export interface ByteRanges {
  readonly size: number;
  read(start: number, end: number): Uint8Array;
  /** Fills an array with the bytes from a position on, without a copy in between. Absent where they are in memory anyway. */
  readInto?(target: Uint8Array, start: number): void;
}

/** A file that is read in windows. */
export interface NamedRanges extends ByteRanges {
  readonly name: string;
}

/** A document that was read in windows, and its half-open range in the file, with the empty lines after it. */
export interface StreamedDocument {
  readonly document: Document;
  readonly start: number;
  readonly end: number;
}

/** What is known about a file before its documents are read. */
export interface Examination {
  readonly traits: Traits;
  /** The decisions for the reader of a report, with their reasons: clauses such as `ends are inclusive (start and end are equal in line 3)`. */
  readonly facts: readonly string[];
  /** Whether this file has no borders at which the cutter of the format could cut. */
  readonly whole?: boolean | undefined;
  /** What the file shows about decisions that are made for a corpus; the traits are those of the file by itself. */
  readonly evidence?: Evidence | undefined;
  /** Warnings about what was decided without evidence, and further ones, for the file by itself. */
  readonly doubts?: readonly Problem[] | undefined;
  readonly remarks?: readonly Problem[] | undefined;
}

/** Options that every reader takes, in addition to the parameters of the format. */
export interface ReadOptions {
  /** Names of token columns that the caller needs; those that the file has are in `Document.columns`. */
  readonly columns?: readonly string[] | undefined;
  /** Which side of a comparison the file is, for `examine`: some files hold both. */
  readonly side?: 'key' | 'response' | undefined;
}

/** The start of a document, found without parsing it. */
export interface DocumentStart {
  /** The name of the document as it is written. */
  readonly id: string;
  /** Offset of its first byte. */
  readonly start: number;
}

/** A part of a file in which documents are searched for. A byte-order mark at the start of the file is not part of it. */
export interface SearchWindow {
  readonly bytes: Uint8Array;
  /** Whether the first byte is the first of a line. */
  readonly atLineStart: boolean;
  /** Whether the file begins here. */
  readonly first?: boolean | undefined;
  /** Whether the file ends here. */
  readonly last: boolean;
}

export interface FoundStarts {
  readonly starts: DocumentStart[];
  /** Start of the next window: a line whose end is needed, or the end of the bytes; 0 if the window is too short. */
  readonly next: number;
}

/** Finds document borders without parsing, so that a file can be read piece by piece. */
export interface DocumentCutter {
  documentStarts(window: SearchWindow): FoundStarts;
  /** Offset of the last document that starts in the bytes, or −1. */
  lastDocumentStart(bytes: Uint8Array): number;
}

/** Parts of messages about files, in the terms of the format. */
export interface FormatWording {
  /** How a file of the format can be recognized: a sentence without its period. */
  readonly sign: string;
  /** What a file without documents lacks. */
  readonly documentStart: string;
  /** What separates two documents: `from one … to the next`. */
  readonly border: string;
  /** How documents without names can be given some. */
  readonly naming: string;
  /** How to select one document by its name. */
  readonly asking: string;
  /** What to check if no mention was read. */
  readonly noMentions: string;
}

/** A format of annotated documents. A reader is a pure function of bytes; problems go to `report`. */
export interface Format extends FormatCard {
  /** The options of its reader. Flags, help, signature and types are derived from these declarations. */
  readonly parameters: readonly Parameter[];
  /** Names of the token columns that it can read on demand. */
  readonly tokenColumns: readonly string[];
  readonly wording: FormatWording;
  /** Whether its sign is one that files of no other format have, so that nobody needs to know what else they look like. */
  readonly hasOwnSign?: boolean | undefined;
  /** Why the first bytes of a file look like this format; `undefined` if they do not. */
  detect(head: Uint8Array): string | undefined;
  /** The same for a file that looks like no format: signs that are weaker than those of any other. */
  detectLast?(head: Uint8Array): string | undefined;
  /**
   * Whether a file whose first bytes look like no format is a document without annotation, if all other files of its kind have this format: nothing, or a text without marks.
   * Absent where every file shows its format.
   */
  unannotated?(head: Uint8Array): boolean;
  /**
   * Decides what only the whole file shows, such as whether ends are inclusive. Called once for each file before its documents are
   * read, perhaps in pieces and in several threads; the traits are in the `Source` of each piece.
   */
  examine?(file: ByteRanges, options: ReadOptions, companions?: Companions): Examination;
  /** Decides for a corpus what `examine` decided for a file, from the evidence in all files of a side and, where that is not enough, in the files of the other side. */
  decide?(own: Evidence, other: Evidence | undefined, options: ReadOptions): Decided;
  /** Absent where a file must be read as a whole. */
  readonly cutter?: DocumentCutter | undefined;
  /** Equal for two documents that belong together, computed from the name of one. */
  pairKey(id: string): string;
  /** The names by which a user may select a document. */
  names(id: string): readonly string[];
  /** Reads a source that holds any number of whole documents. */
  read(source: Source, report: Report, options?: ReadOptions): Iterable<Document>;
  /**
   * Reads documents from the start of one of them on, without having a whole one in memory. It ends before the first that only `read` can read, and
   * with the file. Lines count from the start of each document.
   */
  stream?(file: NamedRanges, start: number, options?: ReadOptions): Iterable<StreamedDocument>;
  /** Absent where documents are only read. A format without a cutter takes one document for each file, unless it has many. */
  write?(documents: Iterable<Document>, report: Report): string;
  /** Whether a file that is written may have several documents although there is no cutter. */
  readonly hasManyDocuments?: boolean | undefined;
  /** The content of the first companion file of a document that is written; `undefined` if it is not known. */
  writeCompanion?(document: Document): string | undefined;
  /** What positions in documents that are written may count; tokens alone if absent. `convert` changes other documents first. */
  readonly writtenUnits?: readonly Document['unit'][] | undefined;
}

/** A format with its own type, from which the types of its options and codes are derived. */
export const defineFormat = <const F extends Format>(format: F): F => format;
