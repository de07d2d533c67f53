import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Made, pageOf } from './page-fixture.ts';
import { ReportBrowser } from './report-browser.ts';

/** A report that all tests of a file open in a browser. No test may leave an error or a violation of the policy behind. */
export function reportInBrowser(made: Made): { readonly browser: ReportBrowser; readonly file: string } {
  const shown = {} as { browser: ReportBrowser; file: string };
  beforeAll(async () => {
    shown.browser = await ReportBrowser.launch();
    shown.file = shown.browser.write('report "a" <b>.html', await pageOf(made));
  });
  afterEach(() => {
    expect(shown.browser.troubles.splice(0)).toEqual([]);
  });
  afterAll(() => shown.browser?.close());
  return shown;
}
