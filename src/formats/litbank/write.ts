import type { Document, Relation } from '../../core/document.ts';
import type { Report } from '../../problems/problem.ts';
import { plainLabels } from '../entity-labels.ts';
import { oneLine } from '../text-lines.ts';
import { problem } from './codes.ts';

/** Writes a document as LitBank TSV. A mention with gaps becomes its hull, with a warning. */
export function writeLitbank(documents: Iterable<Document>, report: Report): string {
  const [document, ...others] = documents;
  if (document === undefined) return '';
  const attached = attachedEntities(document);
  reportLosses(document, others.length, attached.size, report);
  const { mentions, entities } = document;
  const labels = plainLabels(entities, /^[^\t\n\r\p{Surrogate}]+$/u, (i) => `e-${i}`);
  const place = placeFinder(document);
  const firstOf = new Map<number, string>();
  const rows = [...mentions].map(({ start, end, entity, attributes }, i) => {
    const words = Array.from({ length: end - start }, (_, k) => word(document, start + k)).join(' ');
    const value = (name: string) => oneLine(attributes?.get(name) ?? '');
    const id = `T${i + 1}`;
    if (!firstOf.has(entity)) firstOf.set(entity, id);
    return ['MENTION', id, ...place(start), ...place(end - 1), words, value('type'), value('category')].join(
      '\t',
    );
  });
  const links = [...mentions].map(({ entity }, i) => {
    const relation = attached.get(entity);
    return relation === undefined
      ? `COREF\tT${i + 1}\t${labels[entity]}`
      : `${relation.type}\tT${i + 1}\t${firstOf.get(relation.to[0])}`;
  });
  return [...rows, ...links].map((row) => `${row}\n`).join('');
}

/** The text beside the file: one sentence in each line, blanks between tokens. */
export function litbankText(document: Document): string {
  const starts = new Set<number>(Array.from(document.sentences));
  let text = '';
  for (let token = 0; token < document.length; token++) {
    if (token > 0) text += starts.has(token) ? '\n' : ' ';
    text += word(document, token);
  }
  return `${text}\n`;
}

const word = ({ tokens }: Document, token: number): string =>
  (tokens?.at(token) ?? '').replace(/\s+/g, '_') || '_';

/** Entities of one mention that are attached to another entity by COP or APPOS. */
function attachedEntities({ mentions, relations = [] }: Document): ReadonlyMap<number, Relation> {
  const sizes = new Map<number, number>();
  for (const { entity } of mentions) sizes.set(entity, (sizes.get(entity) ?? 0) + 1);
  const kept = relations.filter(
    ({ type, from, to }) => (type === 'COP' || type === 'APPOS') && sizes.get(from) === 1 && sizes.has(to[0]),
  );
  return new Map(kept.map((relation) => [relation.from, relation]));
}

/** Finds line and number of tokens; fast for queries in the order of the text. */
function placeFinder({ sentences, length }: Document): (token: number) => [number, number] {
  const starts = [0, ...Array.from(sentences).filter((start) => start > 0), length];
  let line = 0;
  return (token) => {
    while (starts[line] > token) line--;
    while (starts[line + 1] <= token) line++;
    return [line, token - starts[line]];
  };
}

function reportLosses(document: Document, others: number, attached: number, report: Report): void {
  const reportAt = (count: number, what: string, help: string) => {
    if (count > 0)
      report(problem('litbank/inexpressible', `${count} ${what}.`, { document: document.id, help }));
  };
  const gaps = [...document.mentions].filter(({ parts }) => parts !== undefined).length;
  reportAt(others, 'more documents are not written', 'a LitBank file has one document');
  reportAt(
    gaps,
    'mentions with gaps are written without them',
    'LitBank TSV has the first and the last word only',
  );
  reportAt(
    (document.relations?.length ?? 0) - attached,
    'relations are not written',
    'LitBank TSV has COP and APPOS from a mention without an entity',
  );
}
