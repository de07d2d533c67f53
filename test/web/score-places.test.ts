/** Where files are put on the page that scores them decides what they are. */
import { describe, expect, it } from 'vitest';
import { inspected, keyRow, rows, ScorePages, scoreButton } from '../support/score-pages.ts';

const pages = new ScorePages();

describe('a file that is put into Responses', () => {
  it('stays there, whatever its name, until the key is given', async () => {
    const page = await pages.open();
    await pages.choose(page, 'key.conll');
    expect(await page.locator('.is-key').count()).toBe(0);
    expect(await scoreButton(page).isDisabled()).toBe(true);
    expect(await page.locator('.start [role=status]').innerText()).toBe(
      'Add the key: the reference annotation.',
    );
    await page.getByLabel('File of the key').setInputFiles(pages.at('response.conll'));
    await expect.poll(() => rows(page).count()).toBe(2);
    await inspected(page);
    expect(await keyRow(page)).toBe('response.conll');
    expect(await scoreButton(page).isDisabled()).toBe(false);
  });

  it('can be made the key by the user', async () => {
    const page = await pages.open();
    await pages.choose(page, 'response.conll');
    await rows(page).first().locator('input[type=radio]').check();
    expect(await keyRow(page)).toBe('response.conll');
  });

  it('is not the key because another one was removed', async () => {
    const page = await pages.open();
    await pages.choose(page, 'key.conll', 'response.conll');
    expect(await keyRow(page)).toBe('key.conll');
    await pages.choose(page, 'broken.conll');
    await page.getByRole('button', { name: 'Remove key.conll' }).click();
    expect(await keyRow(page)).toBe('response.conll');
  });
});
