/** What is converted comes back with the same partition, words and attributes that the target can hold, for every writer; or a change is reported. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Converter, isWritable } from '../../src/convert/converter.ts';
import { readBack } from '../../src/convert/read-back.ts';
import type { Document } from '../../src/core/document.ts';
import { Mentions } from '../../src/core/mentions.ts';
import { project } from '../../src/evaluate/project/project.ts';
import { type Capability, capabilities, formats } from '../../src/formats/index.ts';
import type { Problem } from '../../src/problems/problem.ts';
import { wordsOf } from '../support/conll.ts';
import { documentArbitrary, partitionOf } from '../support/document-arbitraries.ts';
import { runs } from '../support/runs.ts';

const everything = Object.keys(capabilities) as Capability[];
/** Codes that follow from the declared capabilities; any other problem says that a document changes. */
const isDeclared = ({ code }: Problem) => code.startsWith('convert/') && code !== 'convert/changed';

/** The same document in characters of a text. */
function inCharacters(document: Document): Document {
  const words = wordsOf(document) ?? [];
  const starts: number[] = [];
  let text = '';
  for (const word of words) {
    starts.push([...text].length);
    text += `${word} `;
  }
  const ends = words.map((word, i) => starts[i] + [...word].length);
  const columns = document.mentions.columns.slice();
  const { length } = document.mentions;
  for (let i = 0; i < length; i++) {
    columns[length + i] = ends[columns[length + i] - 1];
    columns[i] = starts[columns[i]];
  }
  const rest = { unit: 'character' as const, text, length: [...text].length, sentences: [] };
  return { ...document, ...rest, tokens: undefined, mentions: new Mentions(columns) };
}

describe.each(formats.filter(isWritable).map((format) => [format.id, format] as const))('%s', (_, target) => {
  const convert = (list: readonly Document[]) => {
    const problems: Problem[] = [];
    const converter = new Converter(target, (entry) => problems.push(entry));
    const prepared = list.map((document) => converter.prepare(document, { holds: everything }));
    const { content, companion } = converter.write(prepared);
    converter.finish();
    return { again: readBack(target, content, companion), problems };
  };
  const has = (capability: Capability) => target.holds.includes(capability);

  it('gives back the partition, the words and what else it can hold, or reports a change', () =>
    fc.assert(
      fc.property(documentArbitrary(...everything), (document) => {
        const { again, problems } = convert([document]);
        const isChanged = problems.some((entry) => !isDeclared(entry));
        if (isChanged) return;
        expect(again.length).toBe(1);
        // A target without empty nodes has words in their place.
        const original = has('zeros') ? document : withoutEmptyNodes(document);
        const same = again[0].unit === document.unit ? again[0] : project(original, again[0], () => {});
        const hull = (one: Document) =>
          partitionOf({ ...one, mentions: has('gaps') ? one.mentions : withoutGaps(one) });
        expect(hull(same)).toEqual(hull(document));
        if (has('words') && again[0].unit === 'token') expect(wordsOf(same)).toEqual(wordsOf(document));
        const isKept = !problems.some(({ code }) => code === 'convert/attributes');
        const heads = (one: Document) => partitionOf(one, 'head', 'zero');
        if (has('heads') && has('zeros') && has('gaps')) expect(heads(same)).toEqual(heads(document));
        const types = (one: Document) =>
          [...one.mentions].map(({ attributes }) => attributes?.get('type') ?? '').sort();
        if (has('types') && isKept && target.id === 'corefud') expect(types(same)).toEqual(types(document));
      }),
      { numRuns: runs(300) },
    ));

  it('keeps every mention of a text in characters', () =>
    fc.assert(
      fc.property(documentArbitrary().map(inCharacters), (document) => {
        const { again, problems } = convert([document]);
        if (problems.some((entry) => !isDeclared(entry))) return;
        expect(again[0].mentions.length).toBe(document.mentions.length);
        if (!has('words')) return;
        const same = project(document, again[0], () => {});
        expect(partitionOf(same)).toEqual(partitionOf(document));
      }),
      { numRuns: runs(200) },
    ));
});

const withoutGaps = ({ mentions }: Document): Document['mentions'] => new Mentions(mentions.columns);

const withoutEmptyNodes = ({ tokens, ...document }: Document): Document => ({
  ...document,
  ...(tokens === undefined ? {} : { tokens: { length: tokens.length, at: (i: number) => tokens.at(i) } }),
});
