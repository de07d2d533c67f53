/** What all formats declare. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { capabilities, conll, eventFormats, formatParameters, formats } from '../../../src/formats/index.ts';
import { bytesOf } from '../../support/conll.ts';

const cards = [...formats, ...eventFormats];
function page(id: string): string {
  const file = new URL(`../../../docs/formats/${id}.md`, import.meta.url);
  expect(
    existsSync(file),
    `add docs/formats/${id}.md, with a line "Holds besides mentions and entities: …."`,
  ).toBe(true);
  return readFileSync(file, 'utf8');
}

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
    const declared = formats.flatMap(({ parameters }) => parameters);
    expect(new Set(formatParameters)).toEqual(new Set(declared));
    const flags = formatParameters.map(({ flag }) => flag);
    expect(flags).toEqual([...new Set(flags)]);
    expect(flags).toEqual(expect.arrayContaining(['ends', 'clusters-key', 'layer', 'coref-column']));
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
