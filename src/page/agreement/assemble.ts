import type { AdjudicationRule } from '../../agree/adjudicate/rows.ts';
import type { AnnotatedTable } from '../../agree/annotations.ts';
import { problem } from '../../agree/codes.ts';
import type { Document } from '../../core/document.ts';
import { InputError } from '../../problems/problem.ts';
import type { AgreeReport } from '../../report/agree/report.ts';
import { agreementSentences } from '../../report/agree/sentences.ts';
import { agreeTables } from '../../report/agree/tables.ts';
import { version } from '../../version.ts';
import { documentNames, fillPage, type PageTemplate } from '../assemble.ts';
import { pageText } from '../text.ts';
import { MAX_PAGE_CHARACTERS } from '../types.ts';
import type { AgreementDocument, AgreementIndex, AgreementSide } from './types.ts';

/** What the person who decides is asked. */
export interface AgreementPageOptions {
  readonly rule: AdjudicationRule;
  readonly dropsSingletons: boolean;
}

/** The page of annotators: one self-contained file. */
export const assembleAgreement = (
  template: PageTemplate<AgreementIndex>,
  report: AgreeReport,
  tables: readonly AnnotatedTable[],
  options: AgreementPageOptions,
): Promise<string> => fillPage(template, { index: agreementIndex(report, tables, options), blocks: [] });

export function agreementIndex(
  report: AgreeReport,
  tables: readonly AnnotatedTable[],
  { rule, dropsSingletons }: AgreementPageOptions,
): AgreementIndex {
  const { annotators, signature } = report.agreement;
  const names = documentNames(tables.map(({ id }) => id));
  let characters = 0;
  const documents = tables.map((table, d) => {
    const document = pageDocument(table, names[d]);
    characters += document.words.reduce((sum, word) => sum + word.length + 4, 0);
    if (characters > MAX_PAGE_CHARACTERS) throw tooLarge(table.id);
    return document;
  });
  return {
    title: `Agreement of ${annotators.map(({ name }) => name).join(', ')}`,
    version,
    signature,
    systems: annotators.map(({ name }) => ({ name })),
    sentences: agreementSentences(report),
    tables: agreeTables(report),
    rule,
    dropsSingletons,
    documents,
  };
}

function pageDocument({ id, markings }: AnnotatedTable, name: string): AgreementDocument {
  const documents = markings.map((marking) => marking?.document);
  const present = documents.filter((document) => document !== undefined);
  const worded = present.find(({ tokens }) => tokens !== undefined) ?? present[0];
  if (worded.unit === 'character')
    throw new InputError([
      problem(
        'agree/page-characters',
        `Document ${id} is measured in characters, and the page needs words.`,
        {
          document: id,
          help: 'convert the annotation to a format with words first, such as corefeval convert ann --to conll -o ann.conll',
        },
      ),
    ]);
  const { text, tokenStarts, tokenEnds, emptyNodes, sentences: rows, length } = pageText(worded);
  const words = Array.from(tokenStarts, (start, t) => text.slice(start, tokenEnds[t]));
  return {
    id: name,
    words,
    glued: words.flatMap((_, t) => (t > 0 && tokenStarts[t] === tokenEnds[t - 1] ? [t] : [])),
    emptyNodes: [...emptyNodes],
    length,
    sentences: Array.from(worded.sentences),
    rows: Array.from(rows),
    sides: documents.map((document) => (document === undefined ? null : sideOf(document))),
  };
}

const sideOf = ({ entities, mentions }: Document): AgreementSide => ({
  entities,
  mentions: Array.from(mentions, ({ start, end, entity, parts = [] }) => [
    start,
    end,
    entity,
    ...parts.flat(),
  ]),
});

const tooLarge = (document: string) =>
  new InputError([
    problem('agree/page-too-large', 'The annotation is too large for a page.', {
      document,
      expected: `at most ${MAX_PAGE_CHARACTERS} characters of text`,
      help: 'make a page for some of the documents, or pass --adjudicate majority -o FILE without --html',
    }),
  ]);
