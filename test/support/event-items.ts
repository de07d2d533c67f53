/** Looks in the page of events and in `nuggets compare` for all that the public tool's comparison has. */
import type { EventDocument, EventMention } from '../../src/page/events/types.ts';

/** The public tool writes types and realis in lower case, without signs. */
export const canonical = (value: string): string => value.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The clusters of a side, each as the sorted ids of its mentions. An id that occurs twice names two mentions. */
export function clustersOf({ document, gold, systems }: EventDocument, side: string): string[][] {
  const [of, facts] = side === 'gold' ? [document.key, gold] : [document.systems[0], systems[0]];
  return [...of.sizes.keys()].map((entity) =>
    [
      ...new Set(facts.mentions.filter((_, m) => of.entities[m] === entity).map((mention) => mention.id)),
    ].sort(),
  );
}

const fieldsOf = (mention: EventMention | undefined): string =>
  mention === undefined
    ? '-'
    : [mention.id, canonical(mention.type), canonical(mention.realis), mention.text].join(' ');

/** The pairs of a document as lines: both mentions with id, type, realis and text, and Dice. */
const pairLines = ({ gold, systems: [{ mentions, pairs }] }: EventDocument): string[] =>
  pairs.map((pair) => {
    const dice = pair.gold < 0 || pair.system < 0 ? '-' : pair.dice.toFixed(2);
    return `${fieldsOf(gold.mentions[pair.gold])} | ${fieldsOf(mentions[pair.system])} ${dice}`;
  });

/**
 * The lines of a comparison file (`-d`) of the public tool that are missing in the documents of the page or in the text of
 * `nuggets compare`, and the number of lines that are in both.
 */
export function lookedUp(diff: string, documents: readonly EventDocument[], text: string) {
  const missing: string[] = [];
  let found = 0;
  const lines = text.split('\n');
  const pairs = new Set(documents.flatMap(pairLines));
  let number = -1;
  for (const line of diff.split('\n')) {
    if (line.startsWith('#BeginOfDocument')) number++;
    const [first, side, members] = line.split('\t');
    let isThere: boolean;
    if (first === '@coref') {
      const ids = [...new Set(members.split(',').map((member) => member.split(':')[0]))];
      const wanted = [...ids].sort().join();
      const isOnPage = clustersOf(documents[number], side).some((cluster) => cluster.join() === wanted);
      isThere =
        isOnPage &&
        lines.some((each) => each.startsWith(`  ${side} cluster`) && ids.every((id) => each.includes(id)));
    } else if (line.includes('\t|\t')) {
      const [gold, system] = line.split('\t|\t').map((part) => part.split('\t'));
      const goldFields = gold[1] === '-' ? ['-'] : [gold[1], canonical(gold[3]), canonical(gold[4]), gold[5]];
      const dice = system[system.length - 1];
      const systemFields =
        system[0] === '-' ? ['-'] : [system[0], canonical(system[2]), canonical(system[3]), system[4]];
      const words = [gold[1], gold[5], system[0], system[4], dice].filter(
        (word) => word !== undefined && word !== '-' && word.length < 30,
      );
      isThere =
        pairs.has(`${goldFields.join(' ')} | ${systemFields.join(' ')} ${dice}`) &&
        lines.some((each) => words.every((word) => each.includes(word)));
    } else continue;
    if (isThere) found++;
    else missing.push(line);
  }
  if (number !== documents.length - 1)
    missing.push(`${documents.length - 1 - number} documents more or less`);
  return { missing, found };
}
