import { fillPage } from '../../page/assemble.ts';
import type { PackedKit } from '../../page/kit.ts';
import { dropPage } from './built-page.ts';

/** The page that checks responses against the test set in it. The text is shown until the script runs, or without it. */
export const kitPage = (kit: PackedKit): Promise<string> =>
  fillPage({ html: dropPage(), overview: () => '<p>This page checks files with JavaScript.</p>' }, kit);
