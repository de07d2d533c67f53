import { bratIds } from '../../formats/brat/ids.ts';
import {
  type EventLines,
  type RelationLine,
  relationName,
  typeName,
  writeBrat,
} from '../../formats/brat/write.ts';
import type { TbfDocument } from '../../formats/tbf/model.ts';
import { characterFragments, isFault, type SpanFault } from '../../formats/tbf/span.ts';
import type { Report } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import { COREFERENCE } from '../model/relation-names.ts';
import { NOT_ANNOTATED } from './brat-to-tbf.ts';
import type { PlacedTokens } from './token-fragments.ts';

export interface TbfToBratOptions {
  /** The tbf file, for messages. */
  readonly file?: string | undefined;
  /** Converts a span to fragments in code points. By default spans are character offsets. */
  readonly place?: ((span: string) => PlacedTokens | SpanFault) | undefined;
}

/** Reports something that brat cannot represent. */
type Lost = (message: string, line: number | undefined, help?: string) => void;

const characters = (span: string): PlacedTokens | SpanFault => {
  const fragments = characterFragments(span);
  return isFault(fragments) ? fragments : { fragments };
};

/**
 * A document of a tbf file as brat annotation: every event, its realis, its clusters as chains of Coreference links,
 * and the other relations. `bratToTbf` converts it back to the same document, except that ids that are not valid in brat (a
 * letter and a number are required) are replaced, and that brat has no system ids. Every other loss is reported.
 */
export function tbfToBrat(tbf: TbfDocument, options: TbfToBratOptions, report: Report): string {
  const { file, place = characters } = options;
  const where = { file, document: tbf.id };
  const lost: Lost = (message, line, help = 'it is left out') =>
    report(problem('brat/inexpressible', message, { ...where, line, help }));
  const ids = bratIds(
    'E',
    tbf.mentions.map(({ id }) => id),
  );
  const written = new Map<string, string>();
  const events: EventLines[] = [];
  tbf.mentions.forEach(({ id, span, text, type, realis, line }, index) => {
    const placed = place(span);
    if (isFault(placed)) {
      const message = `Mention "${id}" with the span "${span}" has no place in the text. ${placed.message}`;
      const help = `${placed.help}; --lenient leaves the mention out`;
      report(problem('brat/no-place', message, { ...where, line, help }));
      return;
    }
    if (type.trim() === '') {
      const message = `Mention "${id}" has no type, and brat cannot hold an annotation without one.`;
      report(problem('brat/no-type', message, { ...where, line, help: 'fill in the column of the type' }));
    }
    if (written.has(id))
      lost(`Mention id "${id}" occurs twice; relations follow the first.`, line, RENAMED_HELP);
    else written.set(id, ids[index]);
    if (placed.readBack !== undefined) {
      lost(`Tokens "${span}" of mention "${id}" are read back as "${placed.readBack}".`, line, OVERLAP_HELP);
    }
    if (typeName(type) !== type) lost(`Type "${type}" becomes "${typeName(type)}".`, line, NAMES_HELP);
    const said = realis === NOT_ANNOTATED || realis.trim() === '' ? undefined : realis;
    events.push({ id: ids[index], type, fragments: placed.fragments, text, realis: said });
  });
  reportColumns(tbf, lost);
  return writeBrat(events, relationLines(tbf, written, lost));
}

const RENAMED_HELP = 'the second gets a new id';
const OVERLAP_HELP = 'tokens of the table overlap; correct the table';
const NAMES_HELP = 'brat allows no white space in a name, and no ":" in a type';

/** Counts what brat cannot represent at all. */
function reportColumns({ mentions }: TbfDocument, lost: Lost): void {
  const further = mentions.filter(({ extra }) => extra.length > 0);
  if (further.length > 0) {
    const message = `Mentions with columns after realis, such as confidences: ${further.length}.`;
    lost(message, further[0].line, 'the columns are left out');
  }
  const systems = new Set(mentions.map(({ system }) => system));
  if (systems.size > 1) {
    lost(
      `${systems.size} different system ids.`,
      mentions[0].line,
      'they are left out; convert one system at a time',
    );
  }
}

function relationLines(tbf: TbfDocument, written: ReadonlyMap<string, string>, lost: Lost): RelationLine[] {
  const links: RelationLine[] = [];
  const clusterOf = new Map<string, string>();
  for (const { name, id, args, line } of tbf.relations) {
    const known = args.map((arg) => written.get(arg)).filter((arg) => arg !== undefined);
    if (known.length < args.length) {
      const help = name === COREFERENCE ? 'the mention is left out of the cluster' : undefined;
      lost(`Relation "${id}" names a mention that is not written.`, line, help);
    }
    if (relationName(name) !== name)
      lost(`Relation name "${name}" becomes "${relationName(name)}".`, line, NAMES_HELP);
    if (name === COREFERENCE) {
      const members = [...new Set(known)];
      const shared = members.find((member) => clusterOf.has(member));
      if (shared !== undefined) {
        const message = `Clusters "${clusterOf.get(shared)}" and "${id}" share a mention and become one.`;
        lost(message, line, 'write the clusters as one');
      }
      for (const member of members) clusterOf.set(member, id);
      if (members.length === 1 && known.length === args.length)
        lost(`Cluster "${id}" has one mention.`, line);
      for (let i = 1; i < members.length; i++) {
        links.push({ id: '', name, args: [members[i - 1], members[i]] });
      }
    } else if (known.length === 2 && args.length === 2) links.push({ id, name, args: [known[0], known[1]] });
    else if (known.length === args.length) lost(`Relation "${id}" is not between two mentions.`, line);
  }
  const ids = bratIds(
    'R',
    links.map(({ id }) => id),
  );
  return links.map((link, index) => ({ ...link, id: ids[index] }));
}
