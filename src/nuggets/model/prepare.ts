import {
  mentionLine,
  type TbfColumn,
  type TbfDocument,
  type TbfMention,
  tbfFieldColumn,
} from '../../formats/tbf/model.ts';
import { excerptOfLine } from '../../formats/tbf/read.ts';
import { isFault } from '../../formats/tbf/span.ts';
import type { ProblemDetails, Report } from '../../problems/problem.ts';
import { type NuggetProblem, problem } from '../codes.ts';
import { type Attribute, attributeValue } from './attributes.ts';
import { readClusters } from './clusters.ts';
import type { Nugget, NuggetDocument, ResolvedRelation } from './nugget-document.ts';
import type { CoreferenceRules } from './profile.ts';
import { COREFERENCE, sequencingRelations } from './relation-names.ts';
import type { ReadSpan, SpanReader } from './units.ts';

/** How a document is prepared. */
export interface Preparation {
  /** The name of the file, for messages. */
  readonly file: string;
  readonly attributes: readonly Attribute[];
  /** The form of an attribute value that is compared. */
  readonly normal: (value: string) => string;
  readonly sameSpan: CoreferenceRules['sameSpan'];
  /** Whether clusters are read and checked. */
  readonly coreference: boolean;
  /** Whether to report problems that have no influence on a score, too. */
  readonly thorough: boolean;
  readonly report: Report;
}

/** Reports a problem with a field of a mention. */
export type ReportMention = (
  code: NuggetProblem,
  mention: TbfMention,
  field: TbfColumn,
  message: string,
  details?: ProblemDetails,
) => void;

export const mentionReporter =
  (file: string, document: string, report: Report): ReportMention =>
  (code, mention, field, message, details) =>
    report(
      problem(code, message, {
        file,
        document,
        line: mention.line,
        column: tbfFieldColumn(mention, field),
        excerpt: excerptOfLine(mentionLine(mention)),
        ...details,
      }),
    );

/** Reads the spans, attributes and relations of a document, and reports what is wrong with them. */
export function prepareDocument(
  document: TbfDocument,
  readSpan: SpanReader,
  preparation: Preparation,
): NuggetDocument {
  const { file, attributes, normal, report } = preparation;
  const reportAt = mentionReporter(file, document.id, report);
  const unreadable = new Set<string>();
  const nuggets: Nugget[] = [];
  for (const mention of document.mentions) {
    const span = readSpan(mention.span);
    if (isFault(span)) {
      reportAt('tbf/span', mention, 'span', span.message, {
        column: tbfFieldColumn(mention, 'span') + span.at,
        expected: 'begin,end;begin,end in characters, or token ids separated by commas',
        help: `${span.help}; --lenient skips the mention`,
      });
      unreadable.add(mention.id);
      continue;
    }
    const { extent, written } = span;
    if (written.size === 0) {
      reportAt(
        'tbf/empty-span',
        mention,
        'span',
        `Mention "${mention.id}" has an empty span and cannot match.`,
      );
    } else if (extent.size === 0) {
      reportAt(
        'nuggets/invisible',
        mention,
        'text',
        `Mention "${mention.id}" consists of invisible words only.`,
        {
          help: 'it is counted, but cannot match any mention',
        },
      );
    }
    if (span.repeats) {
      reportAt(
        'tbf/overlapping-fragments',
        mention,
        'span',
        `Mention "${mention.id}" has the same elements twice.`,
        {
          help: 'they count once here; the public tool counts them twice and lowers Dice',
        },
      );
    }
    for (const token of span.unknown) {
      reportAt('nuggets/unknown-token', mention, 'span', `Token "${token}" is not in the token table.`, {
        expected: 'token ids of the table of this document',
        help: 'check the table (tokenize can write one with the ids t0, t1, …), or pass --lenient to compare ids as names',
      });
    }
    if (preparation.thorough) checkLine(mention, span, reportAt);
    const values = attributes.map((attribute) => normal(attributeValue(attribute, mention)));
    nuggets.push({ mention, extent, written, values });
  }
  const positions = positionsOf(nuggets, reportAt);
  const resolve = resolver(document, positions, unreadable, preparation);
  return {
    id: document.id,
    nuggets,
    clusters: preparation.coreference ? readClusters(document, nuggets, resolve, preparation) : [],
    relations: document.relations
      .filter(({ name }) => name !== COREFERENCE)
      .map(
        (relation): ResolvedRelation => ({
          relation,
          args: relation.args.map((arg) => resolve(arg, relation)),
        }),
      ),
  };
}

/** Checks rules of the task definition (2015) for mention lines that have no influence on a score. */
function checkLine(mention: TbfMention, { ascending }: ReadSpan, reportAt: ReportMention): void {
  for (const field of ['id', 'type', 'realis'] as const) {
    if (mention[field].trim() === '') {
      reportAt('tbf/empty-field', mention, field, `Mention "${mention.id}" has an empty ${field}.`, {
        help: 'the public tool may take the line for one with too few columns',
      });
    }
  }
  if (!ascending) {
    reportAt(
      'nuggets/token-order',
      mention,
      'span',
      `The parts of mention "${mention.id}" are not in text order.`,
      {
        expected: 'ascending order (section 2.1.5)',
        help: 'the order has no influence on the score',
      },
    );
  }
}

/** The indices of the mentions with an id: one, unless it is repeated; undefined if there is none. */
type Positions = (id: string) => readonly number[] | undefined;

function positionsOf(nuggets: readonly Nugget[], reportAt: ReportMention): Positions {
  const first = new Map<string, number>();
  const repeated = new Map<string, number[]>();
  nuggets.forEach(({ mention }, position) => {
    const earlier = first.get(mention.id);
    if (earlier === undefined) {
      first.set(mention.id, position);
      return;
    }
    const { line } = nuggets[earlier].mention;
    const all = repeated.get(mention.id);
    if (all === undefined) repeated.set(mention.id, [earlier, position]);
    else all.push(position);
    reportAt(
      'tbf/duplicate-id',
      mention,
      'id',
      `The mention id "${mention.id}" was used before, on line ${line}.`,
      {
        expected: 'each mention id once in a document',
        help: 'rename one of the two, or pass --lenient to keep both',
      },
    );
  });
  return (id) => {
    const position = first.get(id);
    return position === undefined ? undefined : (repeated.get(id) ?? [position]);
  };
}

/** Finds the mentions that an argument of a relation refers to. */
export type Resolve = (id: string, relation: TbfDocument['relations'][number]) => readonly number[];

function resolver(
  document: TbfDocument,
  positions: Positions,
  unreadable: ReadonlySet<string>,
  { file, report, coreference }: Preparation,
): Resolve {
  const scored: ReadonlySet<string> = new Set([COREFERENCE, ...sequencingRelations]);
  return (id, { name, line }) => {
    const found = positions(id);
    if (found !== undefined) return found;
    // A mention with an unreadable span has been reported already.
    if (!unreadable.has(id) && scored.has(name) && (coreference || name !== COREFERENCE)) {
      report(
        problem(
          'tbf/unknown-mention',
          `@${name} names "${id}", which is not a mention of document "${document.id}".`,
          {
            file,
            line,
            column: 1,
            document: document.id,
            expected: 'ids of mention lines of the same document',
            help: 'add the mention or remove the id, or pass --lenient to ignore it',
          },
        ),
      );
    }
    return [];
  };
}
