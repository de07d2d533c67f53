import type { Document, Mention } from '../../core/document.ts';
import type { Report } from '../../problems/problem.ts';
import { problem } from './codes.ts';

/** Writes documents in the form of Scorch: `{"type": "clusters", …}` on a line for each. Scorch itself reads one document from a file. */
export function writeScorch(documents: Iterable<Document>, report: Report): string {
  const lines: string[] = [];
  for (const document of documents) lines.push(`${clustersJson(document, report)}\n`);
  if (lines.length > 1) {
    report(problem('scorch/loss', `${lines.length} documents are written, but a Scorch file holds one.`));
  }
  return lines.join('');
}

/** An object is not used for the clusters: `__proto__` may be the name of one, and numbers would be put first. */
function clustersJson(document: Document, report: Report): string {
  const { entities, mentions } = document;
  const lists: string[][] = entities.map(() => []);
  for (const mention of mentions) lists[mention.entity].push(mentionName(document, mention, report));
  const labels = new Set(entities).size === entities.length ? entities : entities.map((_, i) => String(i));
  const members = lists.flatMap((list, entity) =>
    list.length === 0 ? [] : [`${JSON.stringify(labels[entity])}: [${list.join(', ')}]`],
  );
  return `{"type": "clusters", "clusters": {${members.join(', ')}}}`;
}

function mentionName({ id, unit, tokens }: Document, { start, end, parts }: Mention, report: Report): string {
  if (unit === 'name') return jsonName(tokens?.at(start) ?? String(start));
  if (parts !== undefined) {
    report(
      problem('scorch/loss', `A mention with gaps is written as ${unit}s ${start} to ${end - 1}.`, {
        document: id,
      }),
    );
  }
  return `"${start}-${end - 1}"`;
}

/** A name in JSON. The names of Scorch are in JSON already; those of other formats are plain texts. */
function jsonName(name: string): string {
  try {
    if (['string', 'number'].includes(typeof JSON.parse(name))) return name;
  } catch {
    // It is a plain text.
  }
  return JSON.stringify(name);
}
