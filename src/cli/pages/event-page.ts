import { assembleEvents } from '../../page/events/assemble.ts';
import { visible } from '../../problems/render.ts';
import { counted } from '../../report/numbers.ts';
import { type NuggetPageData, type NuggetPageRequest, pageNuggetFiles } from '../../verbs/nuggets/page.ts';
import { nodeShell } from '../node-shell.ts';
import { writeError } from '../terminal.ts';
import { builtPage } from './built-page.ts';
import { noteLeftOut } from './report-page.ts';

/** A request of the command line, where texts are in a directory. */
export type EventPageRequest = NuggetPageRequest & { readonly texts?: string | undefined };

/**
 * Scores events. `content` makes the page of the result, and says on standard error what it lacks: `events` has the report alone, `index`
 * also scores further files.
 */
export async function scoreEventPage(
  name: 'events' | 'index',
  request: EventPageRequest,
): Promise<{ readonly result: NuggetPageData; readonly content: () => Promise<string> }> {
  const result = await pageNuggetFiles(request, nodeShell);
  const content = async () => {
    noteTexts(result, request);
    const { page, words } = result;
    const assembled = await assembleEvents(builtPage(name, 'renderEvents'), page, (id) => words.get(id));
    noteLeftOut(assembled);
    return assembled.html;
  };
  return { result, content };
}

function noteTexts({ withoutText }: NuggetPageData, { texts = '' }: EventPageRequest): void {
  if (withoutText.length === 0) return;
  writeError(
    `note: ${visible(texts)} has no text for ${counted(withoutText.length, 'document')}, such as ${JSON.stringify(withoutText[0])}\n`,
  );
}
