import type { Document, Mention, Span } from '../core/document.ts';
import { wordDifference } from '../core/tokens.ts';
import { project } from '../evaluate/project/project.ts';
import type { Format } from '../formats/format.ts';
import { characterSpans } from '../formats/text-layout.ts';
import type { Report } from '../problems/problem.ts';
import { problem } from './codes.ts';

const ignore = () => {};

/** The documents of a file that was written. */
export function readBack(format: Format, text: string, companion: string | undefined): Document[] {
  const bytes = new TextEncoder().encode(text);
  const [first] = format.companions;
  const companions =
    first === undefined || companion === undefined
      ? undefined
      : new Map([[first.extension, new TextEncoder().encode(companion)]]);
  const file = { size: bytes.length, read: (start: number, end: number) => bytes.subarray(start, end) };
  const { traits } = format.examine?.(file, {}) ?? {};
  return [...format.read({ name: 'output', bytes, companions, traits }, ignore)];
}

/** Reports how documents that were read back differ from those that were written. */
export function reportChanges(
  written: readonly Document[],
  again: readonly Document[],
  report: Report,
): void {
  if (written.length !== again.length) {
    report(
      problem(
        'convert/changed',
        `${written.length} documents were written, and ${again.length} are read from the output.`,
        {
          help: OTHER_FORMAT_HELP,
        },
      ),
    );
    return;
  }
  written.forEach((document, i) => {
    const changes = changesOf(document, again[i]);
    if (changes === undefined) return;
    report(problem('convert/changed', `${changes}.`, { document: document.id, help: OTHER_FORMAT_HELP }));
  });
}

const OTHER_FORMAT_HELP = 'choose another format with --to, if the output must be read again';

function changesOf(document: Document, again: Document): string | undefined {
  // No text relates characters without their text to words, but those of the writer.
  const isPlaced = document.unit === 'token' && again.unit === 'character' && again.text === undefined;
  const same = document.unit === again.unit || isPlaced ? again : project(document, again, ignore);
  const before = partitionOf(document, isPlaced ? characterSpans(document) : undefined);
  const after = new Set(partitionOf(same));
  const lost = before.filter((entity) => !after.has(entity)).length;
  if (lost > 0 || after.size !== new Set(before).size)
    return `${Math.max(lost, after.size - before.length)} of ${before.length} entities of document ${document.id} differ when the output is read again`;
  if (document.unit !== 'token' || again.unit !== 'token') return undefined;
  if (document.tokens === undefined || again.tokens === undefined) return undefined;
  const difference = wordDifference(document.tokens, again.tokens);
  if (difference === null) return undefined;
  const [word, other] = [document, again].map(({ tokens }) => JSON.stringify(tokens?.at(difference.first)));
  return `${difference.count} words of document ${document.id} differ when the output is read again, the first from ${word} to ${other}`;
}

const partsOf = ({ start, end, parts }: Mention): readonly Span[] => parts ?? [[start, end]];

/** Entities as sets of spans, without their names. */
function partitionOf({ mentions }: Document, placeOf: (span: Span) => Span = (span) => span): string[] {
  const spans = new Map<number, string[]>();
  for (const mention of mentions) {
    const { entity } = mention;
    const list = spans.get(entity) ?? [];
    list.push(partsOf(mention).map(placeOf).join());
    spans.set(entity, list);
  }
  return Array.from(spans.values(), (list) => list.sort().join(' '));
}

/** The number of mentions with each attribute, by its name. */
export function attributeCounts(documents: Iterable<Document>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { mentions } of documents)
    for (const [name, { codes }] of mentions.attributes ?? []) {
      const present = codes.reduce((sum, code) => sum + (code >= 0 ? 1 : 0), 0);
      counts.set(name, (counts.get(name) ?? 0) + present);
    }
  return counts;
}
