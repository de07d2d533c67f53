/** What all formats declare. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { companionPath, openCompanions } from '../../../src/formats/companions.ts';
import { capabilities, conll, eventFormats, formatParameters, formats } from '../../../src/formats/index.ts';
import { noMentionsHelp } from '../../../src/formats/no-mentions-help.ts';
import { bytesOf } from '../../support/conll.ts';

const cards = [...formats, ...eventFormats];
const page = (id: string) => readFileSync(new URL(`../../../docs/formats/${id}.md`, import.meta.url), 'utf8');

describe.each(cards.map((card) => [card.id, card] as const))('format %s', (id, card) => {
  it('says on its page what it can hold, and which files belong together', () => {
    const held = card.holds.map((capability) => capabilities[capability]).join(', ') || 'nothing';
    expect(page(id)).toContain(`\nHolds besides mentions and entities: ${held}.\n`);
    for (const { extension } of card.companions) expect(page(id)).toContain(`\`${extension}\``);
  });
});

describe('detection', () => {
  it('says why a file is CoNLL', () => {
    const reason = 'a line begins with "#begin document"';
    expect(conll.detect(bytesOf('# comment\n# begin document (x)\n'))).toBe(reason);
    expect(conll.detect(bytesOf('\ufeff#begin document (x)\n'))).toBe(reason);
    expect(conll.detect(bytesOf('The words "#begin document" within a line\n'))).toBeUndefined();
  });
});

describe('the parameters of the formats', () => {
  it('are declared by the formats that take them', () => {
    expect(formatParameters.map(({ name, flag }) => [name, flag])).toEqual([
      ['ends', 'ends'],
      ['clustersKey', 'clusters-key'],
      ['layer', 'layer'],
      ['corefAttribute', 'coref-attribute'],
      ['corefColumn', 'coref-column'],
    ]);
  });

  it('refuse what is not a column', () => {
    const read = (corefColumn: number | 'last') => () =>
      Array.from(conll.read({ name: 'f', bytes: bytesOf('') }, () => {}, { corefColumn }));
    for (const good of [-1, 'last'] as const) expect(read(good)()).toEqual([]);
    for (const bad of [0, 1.5, Number.NaN])
      expect(read(bad)).toThrow(
        `\`corefColumn\` must be a whole number other than 0, or last, but is ${bad}.`,
      );
  });
});

describe('companion files', () => {
  const companions = [
    { extension: '.txt', content: 'the text' },
    { extension: '.a1', content: 'entities' },
  ];

  it.each([
    ['dir.d/story.ann', '.txt', 'dir.d/story.txt'],
    ['dir.d/story', '.txt', 'dir.d/story.txt'],
    ['a.b.ann', '.txt', 'a.b.txt'],
  ])('of %s with %s is %s', (path, extension, found) => expect(companionPath(path, extension)).toBe(found));

  it('are opened where they exist, for formats that have some', async () => {
    const files = new Map([['x/story.txt', bytesOf('Mary')]]);
    const open = async (path: string) => files.get(path);
    expect(await openCompanions('x/story.ann', { companions }, open)).toEqual(
      new Map([['.txt', bytesOf('Mary')]]),
    );
    expect(await openCompanions('x/story.ann', conll, open)).toBeUndefined();
  });
});

it('names everything that several formats advise to check, once', () => {
  const other = { ...conll, wording: { ...conll.wording, noMentions: 'check the clusters' } };
  expect(noMentionsHelp([conll, other, conll])).toBe(`${conll.wording.noMentions}; check the clusters`);
});
