import type { TbfDocument, TbfMention } from '../../formats/tbf/model.ts';
import { characterFragments, isFault } from '../../formats/tbf/span.ts';
import { extentOf } from '../../matching/extent.ts';
import type { Report } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import { canonical } from '../model/attributes.ts';
import { refuseCoreferenceNames } from '../model/coreference-names.ts';
import { spanReader, unitOf } from '../model/corpus-units.ts';
import type { SpanUnit, TokenTables } from '../model/match-options.ts';
import type { NuggetFile } from '../model/nugget-document.ts';
import { mentionReporter, prepareDocument, type ReportMention } from '../model/prepare.ts';
import { document2015 } from '../model/profile.ts';
import { COREFERENCE, sequencingRelations } from '../model/relation-names.ts';
import { sequencingLinks } from '../sequencing/score-sequencing.ts';
import { Directions } from './check-directions.ts';
import { checkRealis, checkSystemIds, checkTexts } from './check-mentions.ts';

export interface CheckOptions {
  readonly unit: SpanUnit;
  readonly tables?: TokenTables | undefined;
  /** The allowed types, compared by letters and digits without case. */
  readonly types?: readonly string[] | undefined;
  /** The number of characters of each allowed document. */
  readonly lengths?: ReadonlyMap<string, number> | undefined;
}

const knownRelations: ReadonlySet<string> = new Set([COREFERENCE, ...sequencingRelations]);

/**
 * All checks of the TAC KBP event nugget task definition (2015) and of the public validator, and more. Syntax errors are
 * reported by the reader; these checks are about the content of the lines.
 */
export function checkNuggets(file: NuggetFile, options: CheckOptions, report: Report): void {
  const unit = unitOf([file], options);
  checkSystemIds(file, report);
  refuseCoreferenceNames(file, report);
  const types = options.types && new Set(options.types.map(canonical));
  const directions = new Directions();
  for (const document of file.documents) {
    const reportAt = mentionReporter(file.name, document.id, report);
    const length = checkListed(document, file.name, options.lengths, report);
    for (const mention of document.mentions) {
      if (types !== undefined && !types.has(canonical(mention.type))) {
        reportAt(
          'nuggets/unlisted-type',
          mention,
          'type',
          `The type "${mention.type}" is not in the type list.`,
          {
            expected: 'one of the types of the list',
            help: 'correct the type, or add it to the list',
          },
        );
      }
      if (unit === 'character' && length !== undefined) checkRange(mention, length, reportAt);
    }
    const where = { file: file.name, line: document.line };
    const read = spanReader(document.id, where, unit, { ...options, profile: document2015 }, report);
    const prepared = prepareDocument(document, read, {
      file: file.name,
      attributes: [],
      normal: (value) => value,
      sameSpan: 'as written',
      coreference: true,
      thorough: true,
      report,
    });
    checkRealis(document, file.name, report);
    const table = unit === 'token' ? options.tables?.get(document.id) : undefined;
    if (table !== undefined) checkTexts(document, table, file.name, report);
    checkRelations(document, file.name, report);
    sequencingLinks(prepared, { file: file.name, report });
    directions.add(prepared);
  }
  directions.finish(file.name, report);
}

/** The length of a document, if lengths are given and it is listed. */
function checkListed(
  { id, line }: TbfDocument,
  file: string,
  lengths: CheckOptions['lengths'],
  report: Report,
): number | undefined {
  const length = lengths?.get(id);
  if (lengths !== undefined && length === undefined) {
    report(
      problem('nuggets/unlisted-document', `Document "${id}" is not in the list of documents.`, {
        file,
        line,
        column: 1,
        document: id,
        help: 'check the id, or add the document and its length to the list',
      }),
    );
  }
  return length;
}

function checkRange(mention: TbfMention, length: number, reportAt: ReportMention): void {
  const fragments = characterFragments(mention.span);
  if (isFault(fragments)) return;
  const end = extentOf(fragments).ranges.at(-1) ?? 0;
  if (end <= length) return;
  reportAt(
    'nuggets/out-of-range',
    mention,
    'span',
    `The span ends at ${end}, the document has ${length} characters.`,
    {
      expected: `offsets up to ${length}`,
      help: 'check that the offsets are those of the source text',
    },
  );
}

function checkRelations({ id, mentions, relations }: TbfDocument, file: string, report: Report): void {
  const lastMention = mentions.at(-1)?.line ?? 0;
  let early = false;
  for (const { name, line } of relations) {
    const where = { file, line, column: 1, document: id };
    if (!knownRelations.has(name)) {
      report(
        problem('tbf/unknown-relation', `The relation @${name} is not scored.`, {
          ...where,
          expected: [...knownRelations].map((known) => `@${known}`).join(', '),
          help: 'names are case sensitive',
        }),
      );
    }
    if (!early && line !== undefined && line < lastMention) {
      early = true;
      report(
        problem('tbf/order', 'A relation comes before a mention of its document.', {
          ...where,
          expected: 'relations after all mentions (section 2.1.6)',
          help: 'the order has no influence on the score',
        }),
      );
    }
  }
}

/** Reads `document count` lines, separated by white space; further columns are ignored. */
export function readLengths(
  file: { name: string; text: string },
  report: Report,
): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>();
  file.text.split('\n').forEach((line, i) => {
    const [id, count] = line.trim().split(/\s+/);
    if (id === '') return;
    if (/^\d{1,15}$/.test(count ?? '')) {
      lengths.set(id, Number(count));
      return;
    }
    report(
      problem('nuggets/count-file', 'This line is not a document id and a number of characters.', {
        file: file.name,
        line: i + 1,
        column: 1,
        excerpt: line.slice(0, 160).replaceAll('\t', '  '),
        expected: 'ID COUNT',
      }),
    );
  });
  return lengths;
}
