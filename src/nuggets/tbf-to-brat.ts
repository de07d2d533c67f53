import { bratIds } from '../formats/brat-ids.ts';
import { type EventLines, type RelationLine, writeBrat } from '../formats/brat-write.ts';
import type { TbfDocument } from '../formats/tbf-model.ts';
import { problem, type Report } from '../problems/problem.ts';
import { COREFERENCE, NOT_ANNOTATED } from './brat-to-tbf.ts';
import { characterFragments, isFault } from './span.ts';

/**
 * A document of a tbf file with character spans as brat annotation: every event, its realis, its clusters as chains
 * of Coreference links, and the other relations. Read back with `bratToTbf` it gives the same document, except
 * that ids that brat cannot have (it wants a letter and a number) are new. `file` is the tbf file, for messages.
 */
export function tbfToBrat(tbf: TbfDocument, report: Report, file?: string): string {
  const document = tbf.id;
  const lost = (message: string, line: number | undefined) =>
    report(problem('brat/inexpressible', message, { file, document, line, help: 'it is left out' }));
  const ids = bratIds(
    'E',
    tbf.mentions.map(({ id }) => id),
  );
  const written = new Map<string, string>();
  const events: EventLines[] = [];
  tbf.mentions.forEach(({ id, span, text, type, realis, line }, index) => {
    const fragments = characterFragments(span);
    if (isFault(fragments)) {
      lost(`Mention "${id}" has no character span. ${fragments.message}`, line);
      return;
    }
    if (type.trim() === '') {
      const message = `Mention "${id}" has no type, and brat cannot hold an annotation without one.`;
      report(
        problem('brat/no-type', message, { file, document, line, help: 'fill in the column of the type' }),
      );
    }
    if (written.has(id)) lost(`Mention id "${id}" occurs twice; relations follow the first.`, line);
    else written.set(id, ids[index]);
    const said = realis === NOT_ANNOTATED || realis === '' ? undefined : realis;
    events.push({ id: ids[index], type, fragments, text, realis: said });
  });
  if (events.length === 0 && tbf.mentions.length > 0) {
    const message = `No mention of document "${document}" has a character span, which brat needs.`;
    const help = 'convert a file with character spans; these look like token ids';
    report(problem('brat/token-spans', message, { file, document, help }));
  }
  return writeBrat(events, relationLines(tbf, written, lost));
}

function relationLines(
  tbf: TbfDocument,
  written: ReadonlyMap<string, string>,
  lost: (message: string, line: number | undefined) => void,
): RelationLine[] {
  const links: RelationLine[] = [];
  for (const { name, id, args, line } of tbf.relations) {
    const known = args.map((arg) => written.get(arg)).filter((arg) => arg !== undefined);
    if (known.length < args.length) lost(`Relation "${id}" names a mention that is not written.`, line);
    if (name === COREFERENCE) {
      for (let i = 1; i < known.length; i++) links.push({ id: '', name, args: [known[i - 1], known[i]] });
    } else if (known.length === 2) links.push({ id, name, args: [known[0], known[1]] });
    else if (known.length === args.length) lost(`Relation "${id}" is not between two mentions.`, line);
  }
  const ids = bratIds(
    'R',
    links.map(({ id }) => id),
  );
  return links.map((link, index) => ({ ...link, id: ids[index] }));
}
