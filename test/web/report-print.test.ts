/** What is printed of the report. */
import { expect, it } from 'vitest';
import { hrefOf } from '../../src/web/frame/route.ts';
import { documentOf, HOSTILE_ID, hard, type Marked, madeOf, pageOf } from '../support/page-fixture.ts';
import { pdfLetters, pdfStreams } from '../support/pdf-text.ts';
import { settled } from '../support/report-browser.ts';
import { reportInBrowser } from '../support/report-in-browser.ts';

const made = hard();
const shown = reportInBrowser(made);

/** A book of sentences of twelve tokens. Every sentence has a name of its own. */
async function bookFile(sentences: number): Promise<string> {
  const text = Array.from(
    { length: sentences },
    (_, s) => `Now Ann saw the house${s}z with her old friend of theirs .`,
  );
  const marked = text.flatMap((_, s): Marked[] => [
    [s * 12 + 1, s * 12 + 2, 'ann'],
    [s * 12 + 6, s * 12 + 7, s % 90 === 0 ? 'ann' : `h${s % 7}`],
  ]);
  const key = documentOf('book', text, marked);
  const response = documentOf(
    'book',
    text,
    marked.filter((_, m) => m % 11 > 0),
  );
  return shown.browser.write(
    `${sentences}.html`,
    await pageOf(madeOf([key], [{ name: 's', documents: [response] }])),
  );
}

const housesIn = (letters: string) =>
  new Set([...letters.matchAll(/house(\d+)z/g)].map(([, house]) => Number(house)));

it('has the title, the signature and the date in place of the tabs, and no controls', async () => {
  const page = await shown.browser.open(shown.file, { at: '#/documents' });
  const letters = pdfLetters(await page.pdf());
  expect(letters).toContain('2systemsonkey.conll');
  expect(letters).toContain(made.report.signature);
  expect(letters).toContain(`printed${new Date().toISOString().slice(0, 10)}`);
  expect(letters).not.toContain('Playground');
  expect(letters).not.toContain('CEAFm');
});

it('has the leaderboard whole on paper that is 718 px wide, and no buttons of the header', async () => {
  const page = await shown.browser.open(shown.file, { viewport: { width: 718, height: 1000 } });
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.top .tools').isVisible()).toBe(false);
  const right = await page
    .locator('.leaders thead th:visible')
    .last()
    .evaluate((head) => head.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(718);
});

it('has all sentences of a document, with the bars, in light colours', async () => {
  const page = await shown.browser.open(shown.file, {
    at: hrefOf({ view: 'd', id: HOSTILE_ID }),
    colorScheme: 'dark',
  });
  await page.waitForSelector('.text');
  const pdf = await page.pdf({ printBackground: false });
  const letters = pdfLetters(pdf);
  for (const words of ['Shetolditsmembersthatthecitywouldsue', '<img/src=x/onerror=alert(1)>', 'atonce']) {
    expect(letters.replace(/[\d−+↔≠]/g, '')).toContain(words.replace(/\d/g, ''));
  }
  expect(letters).not.toContain('Pointatamention');
  // The bars are gradients, and the tags have the colour of their entity in the light theme.
  const drawing = pdfStreams(pdf).join('\n');
  expect(drawing.match(/\/P\d+ scn/g)?.length).toBeGreaterThan(20);
  expect(drawing).toMatch(/\.1412 \.5373 \.9961 RG/);
});

it('has a document of 20,000 tokens whole', async () => {
  const page = await shown.browser.open(await bookFile(1666), { at: '#/d/book' });
  await page.waitForSelector('.text .s');
  const letters = pdfLetters(await page.pdf());
  expect(housesIn(letters)).toEqual(new Set(Array.from({ length: 1666 }, (_, s) => s)));
  expect(letters).not.toContain('printedcompletely');
});

it('has of a longer one the pinned chain and the sentences on the screen, with a note', async () => {
  const page = await shown.browser.open(await bookFile(1667), { at: '#/d/book?e=k:1' });
  await page.waitForSelector('.text .s');
  // The page has scrolled to the pinned chain, and does not scroll again.
  await settled(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await settled(page);
  const seen = await page
    .locator('.text .row')
    .evaluateAll((rows) =>
      rows
        .filter(
          (row) => row.getBoundingClientRect().bottom > 0 && row.getBoundingClientRect().top < innerHeight,
        )
        .map((row) => Number(row.querySelector('.no')?.textContent) - 1),
    );
  expect(seen.length).toBeGreaterThan(5);
  const letters = pdfLetters(await page.pdf());
  expect(letters).toContain('Thisdocumenthas20,004positions,anddocumentsofupto20,000areprintedcompletely.');
  // After the chain: the sentences on the screen and no others.
  const text = letters.slice(letters.lastIndexOf(`house${seen[0]}z`));
  expect([...housesIn(text)]).toEqual(seen);
  expect(housesIn(letters).size).toBeGreaterThan(500);
});

it('has the whole alignment as a table', async () => {
  const page = await shown.browser.open(shown.file, {
    at: hrefOf({ view: 'd', id: HOSTILE_ID, params: { v: 'align' } }),
  });
  await page.waitForSelector('.bands');
  expect(pdfLetters(await page.pdf())).toContain('Responseentities:sharedmentionsof');
});
