/** A smoke run in the Firefox of the system: it opens, scores the example, and has no message in the console. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Firefox, firefoxCommand } from '../support/firefox.ts';
import { hard, pageOf } from '../support/page-fixture.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const command = firefoxCommand();
const PATIENT = { timeout: 60_000 };
const built = (name: 'corefeval.html' | 'playground.html') =>
  pathToFileURL(fileURLToPath(new URL(`../../dist/pages/${name}`, import.meta.url))).href;

if (command === undefined) {
  it.skip('There is no Firefox: install firefox-esr, or set FIREFOX_PATH.', () => {});
}

describe.skipIf(command === undefined)('Firefox', () => {
  let firefox: Firefox;

  beforeAll(async () => {
    firefox = await Firefox.launch(command as string);
  });
  afterAll(() => firefox?.close());

  const text = (selector: string) =>
    firefox.evaluate(`document.querySelector(${JSON.stringify(selector)})?.textContent ?? ''`);
  const click = (selector: string) =>
    firefox.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`);

  it('scores the example of the page, and shows a document', async () => {
    await firefox.open(built('corefeval.html'));
    await expect.poll(() => text('h1'), PATIENT).toBe('Score coreference and events');
    await click('.tries button');
    await expect
      .poll(() => firefox.evaluate("document.querySelector('button.primary')?.disabled"), PATIENT)
      .toBe('false');
    await click('button.primary');
    await expect.poll(() => text('main table'), PATIENT).toMatch(/\d\d\.\d\d/);
    await firefox.evaluate("location.hash = '#/documents'");
    await expect.poll(() => text('.documents tbody a'), PATIENT).not.toBe('');
    await click('.documents tbody a');
    await expect
      .poll(() => firefox.evaluate("document.querySelectorAll('.text .tag').length"), PATIENT)
      .not.toBe('0');
    expect(firefox.messages).toEqual([]);
  });

  it('opens a report from the disk, with bars and marks, and the playground', async () => {
    const file = join(temporaryFolder(), 'report.html');
    writeFileSync(file, await pageOf(hard()));
    await firefox.open(`${pathToFileURL(file).href}#/documents`);
    await expect.poll(() => text('.documents tbody a'), PATIENT).not.toBe('');
    await click('.documents tbody a');
    const drawn = () =>
      firefox.evaluate(
        "[...document.querySelectorAll('.text .s')].some((each) => getComputedStyle(each).backgroundImage.includes('gradient'))",
      );
    await expect.poll(drawn, PATIENT).toBe('true');
    await firefox.open(built('playground.html'));
    await expect.poll(() => text('[data-metric=bcub] .strong'), PATIENT).toBe('55.26');
    expect(firefox.messages).toEqual([]);
  });
});
