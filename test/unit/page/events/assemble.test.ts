import { describe, expect, it } from 'vitest';
import { TEMPLATE_PLACES } from '../../../../src/page/assemble.ts';
import { assembleEvents, packEventReport } from '../../../../src/page/events/assemble.ts';
import { eventPageDocument } from '../../../../src/page/events/document.ts';
import { packEvents, unpackEvents } from '../../../../src/page/events/pack.ts';
import { wordsOfText } from '../../../../src/page/events/words.ts';
import { eventReport } from '../../../support/event-reports.ts';
import { tbf } from '../../../support/nuggets.ts';
import { pageBlocks } from '../../../support/page-blocks.ts';

const report = eventReport(tbf('d', 'E1 0,4') + tbf('e', 'E1 0,1', 'E2 2,3'), {
  x: tbf('d', 'S1 0,4') + tbf('e', 'S1 0,1'),
  y: tbf('d') + tbf('f', 'S1 0,1'),
});
const words = wordsOfText('fire! at noon');
const bytesOf = (text: string | undefined) => Uint8Array.from(text ?? '', (char) => char.charCodeAt(0));

describe('assembleEvents', () => {
  it('makes a page from which index and documents can be read', async () => {
    const template = {
      html: `<title>${TEMPLATE_PLACES.title}</title>${TEMPLATE_PLACES.overview}${TEMPLATE_PLACES.data}`,
      overview: () => 'overview',
    };
    const { html, leftOut } = await assembleEvents(template, report, (id) =>
      id === 'd' ? words : undefined,
    );
    expect(leftOut).toBe(0);
    expect(html.startsWith('<title>2 systems on gold.tbf</title>overview<script')).toBe(true);
    const blocks = pageBlocks(html);
    const index = JSON.parse(blocks.get('index') ?? '');
    expect(index.documents.map((entry: { id: string; words: number }) => [entry.id, entry.words])).toEqual([
      ['d', 3],
      ['e', 0],
      ['f', 0],
    ]);
    const [block, start, end] = index.documents[0].at;
    const first = report.comparisons.map(({ documents }) => documents.find(({ id }) => id === 'd'));
    const read = unpackEvents(bytesOf(blocks.get(`b${block}`)).subarray(start, end));
    expect(read).toEqual(unpackEvents(packEvents(eventPageDocument(first, words))));
    expect(read.document.text).toBe('fire! at noon');
  });
});

describe('packEventReport', () => {
  it('counts the pairs of each document and system', async () => {
    const { index } = await packEventReport(report, () => undefined);
    expect(index.documents.map(({ systems }) => systems.map(({ counts }) => counts.slice(0, 4)))).toEqual([
      [
        [1, 0, 0, 0],
        [0, 0, 1, 0],
      ],
      [
        [1, 0, 1, 0],
        [0, 0, 2, 0],
      ],
      [
        [0, 0, 0, 0],
        [0, 0, 0, 1],
      ],
    ]);
  });

  it('begins with the documents that have the most differences if the page may become too large', async () => {
    const { index, leftOut } = await packEventReport(report, () => undefined, 0);
    const starts = index.documents.map(({ at }) => at?.[1] ?? -1);
    // e has three pairs with an error, d and f have one.
    expect([starts[1], starts[1] < starts[0], starts[0] < starts[2], leftOut]).toEqual([0, true, true, 0]);
  });
});
