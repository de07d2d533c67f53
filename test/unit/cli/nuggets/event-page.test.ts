import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { eventPage } from '../../../../src/cli/nuggets/event-page.ts';
import { nuggetReport, scoreNuggetFiles } from '../../../../src/cli/nuggets/score-nugget-files.ts';
import { PLACES } from '../../../../src/page/assemble.ts';
import type { EventIndex } from '../../../../src/page/events/types.ts';
import { matchArguments } from '../../../support/match-arguments.ts';
import { tbf } from '../../../support/nuggets.ts';
import { outputOf } from '../../../support/take-output.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const files = {
  'gold.tbf': tbf('d1', 'E1 0,4') + tbf('../d2', 'E1 0,4'),
  'a.tbf': tbf('d1', 'S1 0,4') + tbf('../d2'),
  'texts/d1.tkn.txt': 'died',
  'd2.txt': 'a secret',
};

/** The page, with its index in the place of the overview, and what is printed. */
async function pageOf(texts?: string, leftOut: readonly string[] = []) {
  const folder = temporaryFolder(files);
  const args = {
    ...matchArguments,
    ...{ corefThreshold: 1, corefAlignment: 'greedy' as const, alignmentLimit: 5000, perDocument: true },
  };
  const [gold, path] = ['gold.tbf', 'a.tbf'].map((name) => join(folder, name));
  const scored = await scoreNuggetFiles({ gold, systems: [{ name: 'ours', path }] }, args);
  let index: EventIndex | undefined;
  const template = {
    html: `<p>${PLACES.title}${PLACES.overview}${PLACES.data}`,
    overview: (data: EventIndex) => {
      index = data;
      return 'overview';
    },
  };
  const { result, stderr } = await outputOf(() =>
    eventPage(
      nuggetReport(scored, args),
      { gold: scored.gold, systems: scored.files },
      scored.options,
      texts === undefined ? {} : { texts: join(folder, texts) },
      leftOut,
      template,
    ),
  );
  return { html: result, stderr: stderr.replaceAll(folder, ''), index: JSON.stringify(index) };
}

describe('eventPage', () => {
  it('fills the page with the documents of gold and systems', async () => {
    const { html, stderr, index } = await pageOf();
    expect(html).toMatch(/^<p>.*overview<script/s);
    expect(html).not.toContain(PLACES.data);
    expect(stderr).toBe('');
    expect(index).toContain('"ours"');
    expect(index).toContain('"d1"');
  });

  it('says for how many documents there is no text; a document cannot name a file outside the directory', async () => {
    expect((await pageOf('texts')).stderr).toBe('note: /texts has no text for 1 document, such as "../d2"\n');
  });

  it('names the systems that are left out', async () => {
    expect((await pageOf(undefined, ['theirs'])).index).toContain('"theirs"');
  });
});
