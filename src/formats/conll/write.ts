import type { Document, Mention } from '../../core/document.ts';
import type { Report } from '../../problems/problem.ts';
import { problem } from './codes.ts';

/**
 * Writes documents as CoNLL: document, part, word number, word, coreference. Labels that brackets cannot hold are
 * replaced by numbers; mentions that they cannot express are reported.
 */
export function writeConll(documents: Iterable<Document>, report: Report): string {
  const lines: string[] = [];
  for (const document of documents) {
    const name = document.id.replace(/[\r\n]+/g, ' ');
    lines.push(`#begin document ${name}`);
    // One by one: a call cannot have as many arguments as a book has tokens.
    for (const line of tokenLines(document, report)) lines.push(line);
    lines.push('#end document');
  }
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}

function* tokenLines(document: Document, report: Report): Iterable<string> {
  const cells = cellsOf(document, report);
  const [name, part] = nameAndPart(document.id);
  const breaks = new Set<number>(Array.from(document.sentences));
  let number = 0;
  for (let token = 0; token < document.length; token++) {
    if (breaks.has(token) && token > 0) {
      yield '';
      number = 0;
    }
    yield [name, part, number++, field(document.tokens?.at(token) ?? ''), cells[token] ?? '-'].join('\t');
  }
}

/** The document and part columns; `(name); part 000` as everywhere, anything else as a name. */
function nameAndPart(id: string): [name: string, part: string] {
  const header = /^\((.*)\);?\s*(?:part\s+(\S+?))?;?$/s.exec(id);
  const name = field(header?.[1] ?? id).replace(/^#/, '_'); // a line that starts with # would be a comment
  return [name, field(header?.[2] ?? '0')];
}

/** A value for one column: no blanks, never empty. */
const field = (text: string): string => text.replace(/\s+/g, '_') || '_';

function cellsOf(document: Document, report: Report): (string | undefined)[] {
  const labels = labelsFor(document.entities);
  const opens: string[][] = [];
  const closes: string[][] = [];
  const put = (lists: string[][], token: number, item: string) => {
    lists[token] ??= [];
    lists[token].push(item);
  };
  // Longer mentions open first and close last, so that brackets nest.
  const ordered = [...document.mentions].sort((a, b) => a.start - b.start || b.end - a.end);
  reportLosses(document, ordered, report);
  for (const { start, end, entity } of ordered) {
    if (end - start === 1) put(opens, start, `(${labels[entity]})`);
    else put(opens, start, `(${labels[entity]}`);
  }
  for (const { start, end, entity } of ordered.toReversed()) {
    if (end - start > 1) put(closes, end - 1, `${labels[entity]})`);
  }
  const cells: (string | undefined)[] = [];
  for (let token = 0; token < document.length; token++) {
    const items = [...(opens[token] ?? []), ...(closes[token] ?? [])];
    if (items.length > 0) cells[token] = items.join('|');
  }
  return cells;
}

/** Labels as they are, if brackets can hold all of them; numbers otherwise. */
function labelsFor(entities: readonly string[]): readonly string[] {
  const plain = entities.every(
    // A lone surrogate represents a byte that is not UTF-8, and cannot be written as text.
    (label) => label !== '' && !/[\s()|\p{Surrogate}]/u.test(label) && !/^\d+\+\d+$/.test(label),
  );
  return plain && new Set(entities).size === entities.length ? entities : entities.map((_, i) => String(i));
}

/** Reports what brackets cannot express: gaps, and mentions of one entity that cross or abut on a token. */
function reportLosses(document: Document, ordered: readonly Mention[], report: Report): void {
  const open: Mention[][] = [];
  for (const mention of ordered) {
    if (mention.parts !== undefined) {
      report(
        problem(
          'conll/discontinuous',
          `A mention with gaps is written as tokens ${mention.start} to ${mention.end - 1}.`,
          {
            document: document.id,
          },
        ),
      );
    }
    open[mention.entity] ??= [];
    const stack = open[mention.entity];
    while (stack.length > 0 && stack[stack.length - 1].end <= mention.start) stack.pop();
    const around = stack.at(-1);
    if (around !== undefined && around.start < mention.start && around.end < mention.end) {
      report(
        problem(
          'conll/crossing',
          `Two mentions of entity ${document.entities[mention.entity]} cross at token ${mention.start}; read back, they are nested.`,
          { document: document.id },
        ),
      );
    }
    stack.push(mention);
  }
}
