import { statSync } from 'node:fs';
import { join } from 'node:path';
import { compareNuggets, type MatchOptions, type NuggetFile } from '../../nuggets/index.ts';
import type { PageTemplate } from '../../page/assemble.ts';
import { assembleEvents } from '../../page/events/assemble.ts';
import { eventDocumentIds } from '../../page/events/report-index.ts';
import type { EventIndex } from '../../page/events/types.ts';
import { eventWords, TEXT_ENDINGS } from '../../page/events/words.ts';
import { visible } from '../../problems/render.ts';
import type { NuggetReport } from '../../report/nuggets/reports.ts';
import { counted } from '../../report/numbers.ts';
import { readText } from '../files/read-text.ts';
import type { TextArguments } from '../options/nuggets/text-options.ts';
import { builtPage, noteLeftOut } from '../pages/report-page.ts';
import { writeError } from '../terminal.ts';
import { isBelow, type TokenTableFiles } from './token-tables.ts';

/** What was scored: gold, and one file for each system of the report. */
export interface ScoredFiles {
  readonly gold: NuggetFile;
  readonly systems: readonly NuggetFile[];
}

type PageOptions = Omit<MatchOptions, 'coreference'> & { readonly tables: TokenTableFiles | undefined };

/** The page of scores and events: by default the one with the report alone. */
export async function eventPage(
  report: NuggetReport,
  { gold, systems }: ScoredFiles,
  options: PageOptions,
  texts: TextArguments,
  leftOut: readonly string[],
  template: PageTemplate<EventIndex> = builtPage('events', 'renderEvents'),
): Promise<string> {
  // Problems were reported when the systems were scored.
  const comparisons = systems.map((system) => compareNuggets(gold, system, options, () => {}));
  const whole = { ...report, comparisons, leftOut };
  const lacking: string[] = [];
  const words = await eventWords(eventDocumentIds(whole), comparisons[0].unit, {
    tables: options.tables,
    textOf: async (id) => {
      const text = await sourceText(id, texts);
      if (text === undefined && texts.texts !== undefined) lacking.push(id);
      return text;
    },
  });
  if (lacking.length > 0) {
    writeError(
      `note: ${visible(texts.texts as string)} has no text for ${counted(lacking.length, 'document')}, such as ${JSON.stringify(lacking[0])}\n`,
    );
  }
  const page = await assembleEvents(template, whole, (id) => words.get(id));
  noteLeftOut(page);
  return page.html;
}

/** The text of a document; undefined if there is none. A document id must not lead out of the directory. */
async function sourceText(id: string, { texts }: TextArguments): Promise<string | undefined> {
  if (texts === undefined || !isBelow(id)) return undefined;
  const path = TEXT_ENDINGS.map((ending) => join(texts, id + ending)).find((candidate) => isFile(candidate));
  return path === undefined ? undefined : readText(path);
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
