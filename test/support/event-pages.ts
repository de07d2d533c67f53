import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { hrefOf } from '../../src/web/frame/route.ts';
import { Workplace } from './cli.ts';
import { type OpenOptions, ReportBrowser } from './report-browser.ts';

/** A mention line of the last place where the text has these words. */
export function mention(text: string, id: string, words: string, type: string, realis: string): string {
  const start = text.lastIndexOf(words);
  return ['sys', 'd', id, `${start},${start + words.length}`, words, type, realis].join('\t');
}

/** A tbf file of one document. */
export const tbfOf = (id: string, ...lines: readonly string[]): string =>
  [`#BeginOfDocument ${id}`, ...lines, '#EndOfDocument', ''].join('\n');

const STORY =
  'Rebels attacked the town. The attack killed two people.\nWar broke out later, and talks began.\nNobody came home.';
const story = (id: string, words: string, type: string, realis = 'Actual') =>
  mention(STORY, id, words, type, realis);

const gold = tbfOf(
  'story',
  story('E1', 'attacked', 'Conflict_Attack'),
  story('E2', 'attack killed', 'Conflict_Attack'),
  story('E3', 'killed', 'Life_Die'),
  story('E4', 'War', 'Conflict_Attack', 'Other'),
  story('E5', 'began', 'Contact_Meet', 'Generic'),
  '@Coreference\tR1\tE1,E2',
  '@After\tR2\tE1,E4',
  '@Subevent\tR3\tE1,E3',
);
const systemA = tbfOf(
  'story',
  story('S1', 'attacked', 'Conflict_Attack'),
  story('S2', 'attack', 'Conflict_Attack'),
  story('S3', 'killed', 'Life_Injure'),
  story('S4', 'began', 'Contact_Meet'),
  story('S5', 'talks', 'Contact_Meet'),
  '@Coreference\tR1\tS1,S2',
  '@After\tR2\tS1,S3',
);

/** The address of the document `story`. */
export const storyAddress = (params: Readonly<Record<string, string>> = {}) =>
  hrefOf({ view: 'events', id: 'story', params });

/**
 * Chromium, and a folder with gold events, the systems `a.tbf` and `b.tbf`, and the text of the document `story`, for the
 * tests of one file. Nothing may be left on the console.
 */
export class EventPages {
  readonly place = new Workplace();
  #browser!: ReportBrowser;
  #comparison: string | undefined;

  constructor() {
    beforeAll(async () => {
      this.place.write('gold.tbf', gold);
      this.place.write('a.tbf', systemA);
      this.place.write('b.tbf', tbfOf('story', story('X1', 'War', 'Conflict_Attack', 'Other')));
      this.place.write('texts/story.txt', STORY);
      this.#browser = await ReportBrowser.launch();
    });
    afterEach(() => {
      expect(this.#browser.troubles.splice(0)).toEqual([]);
    });
    afterAll(async () => {
      await this.#browser?.close();
      this.place.remove();
    });
  }

  /** The address of the page that `corefeval nuggets ARGS` writes. */
  write(...args: readonly string[]): string {
    const { code, stderr } = this.place.run(['nuggets', ...args, '-o', 'page.html', '--force']);
    expect(code, stderr).toBe(0);
    return this.#browser.write(
      `${args.join(' ').replace(/[^\w]+/g, '-')}.html`,
      this.place.read('page.html'),
    );
  }

  readonly open = (file: string, options?: OpenOptions): Promise<Page> => this.#browser.open(file, options);

  /** Opens the comparison of both systems. */
  readonly openComparison = (options?: OpenOptions): Promise<Page> => {
    this.#comparison ??= this.write(
      'compare',
      'gold.tbf',
      'A "<b>"=a.tbf',
      'B=b.tbf',
      '--texts',
      'texts',
      '--html',
    );
    return this.open(this.#comparison, options);
  };
}
