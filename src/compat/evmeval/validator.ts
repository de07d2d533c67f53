import { canonical } from '../../nuggets/model/attributes.ts';
import { COREFERENCE } from '../../nuggets/model/relation-names.ts';
import { type EvmevalWorld, joinPath, pythonBaseName } from './arguments/scorer-options.ts';
import { type RawDocument, readRawDocuments, sortedIds } from './files/documents.ts';
import { pythonLines, pythonWords } from './python/bytes.ts';
import { crash, Halt, invalid, Journal, type LogOutput } from './python/log.ts';
import { PythonSet } from './python/set.ts';
import { characterReader } from './score/mention.ts';
import {
  clusterRelations,
  overlappingClusters,
  type ParsedRelation,
  parseRelation,
} from './sequencing/relations.ts';
import { checkLinks } from './sequencing/sequencing.ts';

/** The options of the validator (docs/compat/evmeval.md#validator). */
export interface ValidatorOptions {
  readonly system: string;
  readonly tokenMode: boolean;
  readonly tokenPath?: string | undefined;
  readonly tokenExtension: string;
  readonly wordCounts?: string | undefined;
  readonly types?: string | undefined;
}

export interface ValidatorResult {
  readonly exit: number;
  /** For the log file, the only output of the validator. */
  readonly output: readonly LogOutput[];
  readonly complaint: string | undefined;
}

/** The log file, in the current directory. */
export const errorLogName = ({ system }: ValidatorOptions): string => `${pythonBaseName(system)}.errlog`;

const COLUMN_COUNT = 7;
const MAX_UNKNOWN_RELATIONS = 10;
/** In the order of a set of CPython 2. */
const KNOWN_RELATIONS = ['Subevent', 'After', COREFERENCE];

export function runValidator(options: ValidatorOptions, world: EvmevalWorld): ValidatorResult {
  const journal = new Journal();
  try {
    new Validation(options, world, journal).run();
    return { exit: 0, output: journal.output, complaint: undefined };
  } catch (error) {
    if (!(error instanceof Halt)) throw error;
    return { exit: error.exit, output: journal.output, complaint: error.complaint };
  }
}

class Validation {
  readonly #options: ValidatorOptions;
  readonly #world: EvmevalWorld;
  readonly #journal: Journal;
  #valid = true;
  #unknownRelations = 0;

  constructor(options: ValidatorOptions, world: EvmevalWorld, journal: Journal) {
    this.#options = options;
    this.#world = world;
    this.#journal = journal;
  }

  run(): void {
    const journal = this.#journal;
    const text = this.#world.read(this.#options.system);
    if (text === undefined) {
      journal.error(`Cannot find system file at ${this.#options.system}`);
      throw invalid(journal);
    }
    const lengths = this.#documentLengths();
    const types = this.#types();
    const documents = readRawDocuments(text);
    documents.delete('');
    if (documents.size === 0) {
      journal.error('No document id found for [%s], please check begin and end marker.');
      throw invalid(journal);
    }
    let mentions = 0;
    for (const id of sortedIds(documents.keys())) {
      const document = documents.get(id) as RawDocument;
      mentions += document.mentions.length;
      this.#checkDocument(id, document, lengths, types);
    }
    if (!this.#valid) throw invalid(journal);
    journal.info('Validation did not find obvious errors.');
    journal.info(`Submission contains ${documents.size} files, ${mentions} mentions`);
    journal.info('Validation Finished.');
  }

  #error(...messages: readonly string[]): void {
    for (const message of messages) this.#journal.error(message);
    this.#valid = false;
  }

  #documentLengths(): ReadonlyMap<string, number> | undefined {
    const { wordCounts } = this.#options;
    const text = wordCounts === undefined ? undefined : this.#world.read(wordCounts);
    if (text === undefined) {
      this.#journal.warning('Word count file not provided, will not validate document id.');
      return undefined;
    }
    return new Map(
      pythonLines(text).map((line) => {
        const [id, count] = pythonWords(line);
        if (!/^[+-]?\d+$/.test(count ?? '')) {
          throw crash(`The word count line "${line}" is not a document id and a number.`);
        }
        return [id, Number(count)];
      }),
    );
  }

  #types(): ReadonlySet<string> | undefined {
    const { types } = this.#options;
    const text = types === undefined ? undefined : this.#world.read(types);
    if (text === undefined) {
      this.#journal.warning('Will not validate mention type, all type will be considered valid.');
      return undefined;
    }
    return new Set(pythonLines(text).map((line) => pythonWords(line).join('').toLowerCase()));
  }

  #checkDocument(
    id: string,
    { mentions, relations }: RawDocument,
    lengths: ReadonlyMap<string, number> | undefined,
    types: ReadonlySet<string> | undefined,
  ): void {
    if (lengths !== undefined && !lengths.has(id)) {
      this.#error(`Document id not listed in evaluation set : ${id}`);
    }
    const checkSpan = this.#spanCheck(id, lengths);
    const ids: string[] = [];
    for (const line of mentions) {
      const fields = line.split('\t');
      if (fields.length < COLUMN_COUNT) {
        this.#journal.error(`System line has too few fields:\n ---> ${line}`);
        throw invalid(this.#journal);
      }
      checkSpan(fields[3], line);
      const type = canonical(fields[5]);
      if (types !== undefined && !types.has(type)) {
        this.#error(`Submission contains type [${type}] that is not in evaluation.`);
      }
      ids.push(fields[2]);
    }
    if (new Set(ids).size < ids.length) this.#error(`Duplicated mention id for doc ${id}`);
    const parsed = relations.map((line) => parseRelation(line, this.#journal));
    for (const { name, args } of parsed) {
      // The original parses relation lines twice and writes this warning each time.
      if (name === COREFERENCE && args.length < 2) {
        this.#journal.warning('Singleton clusters are not necessary');
      }
    }
    this.#checkRelations(id, ids, parsed);
  }

  #spanCheck(
    id: string,
    lengths: ReadonlyMap<string, number> | undefined,
  ): (span: string, line: string) => void {
    if (this.#options.tokenMode) return this.#tokenCheck(id);
    const read = characterReader(false);
    return (span, line) => {
      const offsets = read(span).extent.ranges;
      const length = lengths?.get(id);
      const [first, last] = [offsets.at(0) ?? 0, (offsets.at(-1) ?? 0) - 1];
      if (first >= 0 && (length === undefined || last < length)) return;
      if (length === undefined) throw crash(`A span of document "${id}" begins before its first character.`);
      this.#error(
        `The following mention line exceed the character range ${length} of document [${id}]`,
        line,
      );
    };
  }

  /** The original crashes here or reports tokens that exist; this is the check that was intended. */
  #tokenCheck(id: string): (span: string) => void {
    const { tokenPath = '.', tokenExtension } = this.#options;
    const path = joinPath(tokenPath, id + tokenExtension);
    const table = this.#world.read(path);
    if (table === undefined) throw crash(`Cannot find the token table of document "${id}" at ${path}.`);
    const known = new Set(pythonLines(table).map((line) => line.split('\t')[0]));
    return (span) => {
      const unknown = span.split(',').filter((token) => !known.has(token));
      if (unknown.length === 0) return;
      this.#error(
        ...unknown.map((token) => `Token Id [${token}] is not in the given token map`),
        `Invented token id was found for doc ${id}`,
        `Tokens not in tbf not found in token map : ${unknown.length}`,
      );
    };
  }

  #checkRelations(id: string, ids: readonly string[], relations: readonly ParsedRelation[]): void {
    const known = new Set(ids);
    for (const { name, args } of relations) {
      if (!KNOWN_RELATIONS.includes(name)) {
        this.#unknownRelations++;
        this.#journal.warning(
          `Relation [${name}] is not recognized, this task only takes: [${KNOWN_RELATIONS.join(';')}]`,
        );
      }
      const stranger = args.find((arg) => !known.has(arg));
      if (stranger !== undefined) {
        this.#error(
          `Mention [${stranger}] in relations is not found in event mention list`,
          `This relation was found in file ${id}`,
        );
      }
    }
    if (this.#unknownRelations > MAX_UNKNOWN_RELATIONS) {
      this.#error(`Too many unrecognized relations : ${this.#unknownRelations}`);
    }
    const overlapping = overlappingClusters(clusterRelations(relations));
    if (overlapping !== undefined) {
      this.#error(
        'Non empty intersection between clusters found.',
        ...overlapping.map((cluster) => new PythonSet(cluster).toString()),
        'Coreference transitive closure is not resolved! Please resolve before submitting.',
        `Problem was found in file ${id}`,
      );
    }
    checkLinks(id, { ids, relations }, this.#journal);
  }
}
