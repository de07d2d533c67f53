import { statSync } from 'node:fs';
import { join } from 'node:path';
import { compareNuggets, type MatchOptions, type NuggetFile } from '../../nuggets/index.ts';
import { visible } from '../../problems/render.ts';
import type { NuggetReport } from '../../report/nuggets.ts';
import { counted } from '../../report/numbers.ts';
import { assembleEvents } from '../../report/page/events/assemble-events.ts';
import { eventDocumentIds } from '../../report/page/events/event-index.ts';
import {
  countsUnits,
  type EventWords,
  wordsOfTable,
  wordsOfText,
} from '../../report/page/events/event-words.ts';
import { readText } from '../read-text.ts';
import { builtPage, noteLeftOut } from '../report-page.ts';
import { writeError } from '../terminal.ts';
import type { TextArguments } from './text-options.ts';
import { isBelow, type TokenTableFiles } from './token-tables.ts';

/** What was scored: gold, and one file for each system of the report. */
export interface ScoredFiles {
  readonly gold: NuggetFile;
  readonly systems: readonly NuggetFile[];
}

type PageOptions = Omit<MatchOptions, 'coreference'> & { readonly tables: TokenTableFiles | undefined };

/** The page of scores and events. */
export async function eventPage(
  report: NuggetReport,
  { gold, systems }: ScoredFiles,
  options: PageOptions,
  texts: TextArguments,
  leftOut: readonly string[],
): Promise<string> {
  // Problems were reported when the systems were scored.
  const comparisons = systems.map((system) => compareNuggets(gold, system, options, () => {}));
  const whole = { ...report, comparisons, leftOut };
  const unit = comparisons[0].unit;
  const words = new Map<string, EventWords>();
  const lacking: string[] = [];
  for (const id of eventDocumentIds(whole)) {
    const text = await sourceText(id, texts);
    const table = options.tables?.get(id);
    if (text === undefined && texts.texts !== undefined) lacking.push(id);
    if (text !== undefined) {
      const inUnits = unit === 'token' && table !== undefined && countsUnits(text, table.tokens);
      words.set(id, wordsOfText(text, inUnits));
    } else if (table !== undefined) words.set(id, wordsOfTable(table.tokens));
  }
  if (lacking.length > 0) {
    writeError(
      `note: ${visible(texts.texts as string)} has no text for ${counted(lacking.length, 'document')}, such as ${JSON.stringify(lacking[0])}\n`,
    );
  }
  const page = await assembleEvents(builtPage('events'), whole, (id) => words.get(id));
  noteLeftOut(page);
  return page.html;
}

/** The text of a document; undefined if there is none. A document id must not lead out of the directory. */
async function sourceText(id: string, { texts }: TextArguments): Promise<string | undefined> {
  if (texts === undefined || !isBelow(id)) return undefined;
  const path = ENDINGS.map((ending) => join(texts, id + ending)).find((candidate) => isFile(candidate));
  return path === undefined ? undefined : readText(path);
}

/** Endings of source texts: plain texts, texts from brat, and those of the LDC. */
const ENDINGS = ['.txt', '.tkn.txt', '.xml', '.mpdf.xml', '.cmp.txt', ''];

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
