import type { Document } from '../../core/document.ts';
import type { SingletonPolicy } from '../../evaluate/singletons.ts';
import { withoutSingletons } from '../../evaluate/singletons.ts';
import type { Report } from '../../problems/problem.ts';
import type { AnnotatedTable } from '../annotations.ts';
import { problem } from '../codes.ts';
import { slotsOf } from '../slots.ts';
import { adjudicateTable } from './adjudicate-table.ts';
import { Answers } from './answers.ts';
import { adjudicatedDocument, FreeNames } from './documents.ts';
import type { AdjudicationRow, AdjudicationRule, Answer } from './rows.ts';

/** How several annotations become one. */
export interface AdjudicationSpec {
  readonly rule: AdjudicationRule;
  /** What a person decided; it replaces the votes. */
  readonly answers?: readonly Answer[] | undefined;
}

/** What the votes of the annotators left open, and what was decided otherwise. */
export interface Adjudication {
  readonly rule: AdjudicationRule;
  readonly open: readonly AdjudicationRow[];
  readonly decided: readonly AdjudicationRow[];
}

/** The annotation that was made of several. */
export interface AdjudicatedDocuments extends Adjudication {
  readonly documents: readonly Document[];
}

/** One annotation of several, and the decisions that are open. */
export function adjudicate(
  names: readonly string[],
  tables: readonly AnnotatedTable[],
  { rule, answers: given = [] }: AdjudicationSpec,
  singletons: SingletonPolicy,
  report: Report,
): AdjudicatedDocuments {
  const answers = new Answers(given);
  const free = new FreeNames(tables);
  let created = 0;
  const found = tables.map((table) => {
    const slots = slotsOf(table, () => {});
    const result = adjudicateTable(names, table, slots, rule, answers);
    const document = adjudicatedDocument(names, table, slots, result, free);
    created += singletonsOf(document);
    return { ...result, document: singletons === 'drop' ? withoutSingletons(document) : document };
  });
  for (const entry of answers.unused()) report(entry);
  const alone = tables.filter(
    ({ markings }) => markings.filter((marking) => marking !== undefined).length === 1,
  );
  if (alone.length > 0) report(oneAnnotator(alone));
  const marked = tables.some(({ markings }) => markings.some((marking) => marking?.sizes.includes(1)));
  if (created > 0 && !marked && singletons === 'keep') report(newSingletons(created));
  return {
    rule,
    documents: found.map(({ document }) => document),
    open: found.flatMap(({ open }) => open),
    decided: found.flatMap(({ decided }) => decided),
  };
}

function singletonsOf({ entities, mentions }: Document): number {
  const sizes = new Int32Array(entities.length);
  for (const entity of mentions.entities) sizes[entity]++;
  return sizes.filter((size) => size === 1).length;
}

const oneAnnotator = (tables: readonly AnnotatedTable[]) =>
  problem(
    'agree/one-annotator',
    `${tables.length === 1 ? '1 document has' : `${tables.length} documents have`} one annotator, whose annotation is taken as it is: ${tables
      .slice(0, 3)
      .map(({ id }) => id)
      .join(', ')}${tables.length > 3 ? ', …' : ''}.`,
  );

const newSingletons = (count: number) =>
  problem(
    'agree/new-singletons',
    `${count === 1 ? '1 mention is' : `${count} mentions are`} alone in the adjudicated annotation, and no annotator marked singletons.`,
    { help: 'pass --singletons drop to leave them out' },
  );
