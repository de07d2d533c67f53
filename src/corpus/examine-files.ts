import type { Origin } from '../evaluate/index.ts';
import { companionPaths, openCompanions } from '../formats/companions.ts';
import {
  alsoFitting,
  type Detected,
  detectFormat,
  formatById,
  formatOf,
  HEAD_BYTES,
} from '../formats/detect.ts';
import type { Evidence } from '../formats/evidence.ts';
import { foreignFile } from '../formats/foreign-files.ts';
import type { Format } from '../formats/format.ts';
import { formats, type PairOptions, sideOptions } from '../formats/index.ts';
import { InputError } from '../problems/problem.ts';
import type { PlacedFile } from './exports.ts';
import type { SourceFile } from './located-document.ts';
import { isSeldomAnnotation } from './not-annotation.ts';
import type { ByteStore, FileSystem } from './shell.ts';

/** How the files of a corpus are read. */
export interface ExamineOptions {
  readonly reading: PairOptions;
  readonly side: 'key' | 'response';
  /** The id of the format; it is detected if absent. */
  readonly format: string | undefined;
  /** The most bytes that an archive may expand to. */
  readonly maxSize: number | undefined;
}

/** A file that has been opened and examined. */
export interface ExaminedFile extends Pick<PlacedFile, 'name' | 'annotator'> {
  /** Facts about other formats that the file fits. */
  readonly others: readonly string[];
  readonly source: SourceFile;
  readonly origin: Origin;
  readonly evidence: Evidence | undefined;
}

/** A file that looks like no format. What it is depends on the other files of the corpus. */
export interface WaitingFile {
  readonly file: PlacedFile;
  readonly store: ByteStore;
  /** Why it cannot be read by itself; absent if it is not annotation then. */
  readonly error: InputError | undefined;
  /** What it looks like, if its name is seldom that of annotation: a log with brackets beside other annotation is none. */
  readonly detected?: Detected | undefined;
}

const OTHERS_HAVE_FORMAT = 'other files of its kind have this format';

/** Opens the files of a corpus one by one. Those that look like no format are settled at the end: beside others of a format they may be documents without annotation. */
export class FileExaminer {
  readonly #argument: string;
  readonly #options: ExamineOptions;
  readonly #files: FileSystem;
  /** Files that were read together with another, such as the text beside an annotation file. */
  readonly #beside = new Set<string>();
  /** The formats of files by their extensions. */
  readonly #seen = new Map<string, Set<Format>>();
  /** The formats of files whose names may be those of annotation. */
  readonly #certain = new Set<Format>();
  /** Which other formats the first file fits that has a format for a reason. */
  readonly #alsoFitting = new Map<string, readonly string[]>();

  constructor(argument: string, options: ExamineOptions, files: FileSystem) {
    this.#argument = argument;
    this.#options = options;
    this.#files = files;
  }

  /** `undefined` for a file that was read together with another. */
  async examine(file: PlacedFile): Promise<ExaminedFile | WaitingFile | undefined> {
    if (this.#beside.has(file.path)) return undefined;
    const { maxSize, format: asked } = this.#options;
    const store = await this.#files.open(file.path, maxSize);
    const isSeldom = file.path !== this.#argument && isSeldomAnnotation(file.name);
    if (isSeldom) {
      const detected = detectFormat(store.read(0, HEAD_BYTES));
      if (detected !== undefined) this.#see(file, detected.format);
      return { file, store, error: undefined, detected };
    }
    try {
      const { format, reason } = formatOf(store, asked);
      this.#see(file, format);
      this.#certain.add(format);
      return await this.#examineAs(format, reason, file, store, this.#others(format, reason, store));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      for (const path of this.#ownCompanions(file, store)) this.#beside.add(path);
      return { file, store, error };
    }
  }

  /** What a file is beside the others; `undefined` if it is not annotation, or was read together with another. Throws what is wrong with it otherwise. */
  async settle({ file, store, error, detected }: WaitingFile): Promise<ExaminedFile | 'skipped' | undefined> {
    if (this.#beside.has(file.path)) return undefined;
    if (detected !== undefined) return await this.#settleSeldom(detected, file, store);
    const format = this.#formatBeside(file, store);
    if (format?.unannotated?.(store.read(0, HEAD_BYTES)))
      return await this.#examineAs(
        format,
        this.#options.format === undefined ? OTHERS_HAVE_FORMAT : undefined,
        file,
        store,
      );
    if (error === undefined) return 'skipped';
    const broken = format === undefined ? undefined : await this.#brokenFile(format, file, store);
    if (broken === undefined) throw error;
    return broken;
  }

  /** A file that looks like a format, and whose name is seldom that of annotation: it is annotation among its like. */
  async #settleSeldom(
    { format, reason }: Detected,
    file: PlacedFile,
    store: ByteStore,
  ): Promise<ExaminedFile | 'skipped'> {
    if (this.#certain.size > 0 && !this.#certain.has(format)) return 'skipped';
    const asked = this.#options.format;
    if (asked !== undefined) return await this.#examineAs(formatById(asked), undefined, file, store);
    return await this.#examineAs(format, reason, file, store, this.#others(format, reason, store));
  }

  /** A file of the format of the others of its kind, which its reader finds broken: it names the line. `undefined` if it does not. */
  async #brokenFile(format: Format, file: PlacedFile, store: ByteStore): Promise<ExaminedFile | undefined> {
    if (foreignFile(store.read(0, HEAD_BYTES)) !== undefined) return undefined;
    const examined = await this.#examineAs(format, OTHERS_HAVE_FORMAT, file, store);
    let errors = 0;
    const source = { ...examined.source, name: store.name, bytes: store.read(0, store.size) };
    for (const _ of format.read(source, ({ severity, line }) => {
      if (severity === 'error' && line !== undefined) errors++;
    }));
    return errors === 0 ? undefined : examined;
  }

  /** The format of the other files with the same extension; without any, the one that was asked for, or whose files have this extension and a companion that is there. */
  #formatBeside(file: PlacedFile, store: ByteStore): Format | undefined {
    const seen = [...(this.#seen.get(extensionOf(file.name)) ?? [])];
    const fitting = seen.filter(({ unannotated }) => unannotated !== undefined);
    if (fitting.length === 1 || seen.length === 1) return fitting[0] ?? seen[0];
    if (seen.length > 0) return undefined;
    const { format: asked } = this.#options;
    if (asked !== undefined && this.#seen.size === 0) return formats.find(({ id }) => id === asked);
    if (this.#ownCompanions(file, store).length > 0) return this.#ownFormat(file, store);
    // The ending that convert gives to files of the format, which may have too few marks to show it.
    const head = store.read(0, HEAD_BYTES);
    const named = (format: Format) =>
      extensionOf(file.name) === `.${format.id}` && format.unannotated?.(head);
    return this.#certain.size > 0 ? undefined : formats.find(named);
  }

  /** The companions that are there of a file that has no annotation by its name and content. */
  #ownCompanions(file: PlacedFile, store: ByteStore): string[] {
    const paths = this.#ownFormat(file, store)?.companions.flatMap((each) => companionPaths(file.path, each));
    return paths?.filter((path) => this.#files.kindOf(path) === 'file') ?? [];
  }

  #ownFormat({ name }: PlacedFile, store: ByteStore): Format | undefined {
    const extension = extensionOf(name);
    return formats.find(
      (format) => format.extension === extension && format.unannotated?.(store.read(0, HEAD_BYTES)),
    );
  }

  #see({ name }: PlacedFile, format: Format): void {
    const extension = extensionOf(name);
    this.#seen.set(extension, (this.#seen.get(extension) ?? new Set()).add(format));
  }

  /** What else a file might be. */
  #others(format: Format, reason: string | undefined, store: ByteStore): readonly string[] {
    if (reason === undefined || format.hasOwnSign) return [];
    const known = this.#alsoFitting.get(`${format.id} ${reason}`);
    if (known !== undefined) return known;
    const fitting = alsoFitting(store.read(0, HEAD_BYTES), format);
    const facts = fitting.map((other) => `it may be ${other.format.id}, too: ${other.reason}`);
    this.#alsoFitting.set(`${format.id} ${reason}`, facts);
    return facts;
  }

  async #examineAs(
    format: Format,
    reason: string | undefined,
    { path, name, document, annotator }: PlacedFile,
    store: ByteStore,
    others: readonly string[] = [],
  ): Promise<ExaminedFile> {
    const companions = await openCompanions(path, format, async (companion) => {
      const content = await this.#bytesOf(companion);
      if (content !== undefined) this.#beside.add(companion);
      return content;
    });
    const { reading, side } = this.#options;
    const options = { ...sideOptions(reading)[side], side };
    const { traits, whole, facts = [], evidence } = format.examine?.(store, options, companions) ?? {};
    const source = { store, format, companions, traits, whole, document };
    return {
      name,
      annotator,
      source,
      others,
      origin: { format: format.id, reason, facts: [...others, ...facts], files: 1 },
      evidence,
    };
  }

  /** The content of a file; absent if there is no such file. */
  async #bytesOf(path: string): Promise<Uint8Array | undefined> {
    if (this.#files.kindOf(path) !== 'file') return undefined;
    const store = await this.#files.open(path);
    return store.read(0, store.size);
  }
}

/** The last extension of a name with its dot, in lower case. */
const extensionOf = (name: string): string => /\.[^./\\]*$/.exec(name)?.[0].toLowerCase() ?? '';
