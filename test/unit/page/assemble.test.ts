import { describe, expect, it } from 'vitest';
import {
  assemblePage,
  documentNames,
  fillPage,
  packDrafts,
  packReport,
  TEMPLATE_PLACES,
} from '../../../src/page/assemble.ts';
import { pageFacts } from '../../../src/page/facts.ts';
import { unpackDocument } from '../../../src/page/pack.ts';
import { pageBlocks } from '../../support/page-blocks.ts';
import { HOSTILE_ID, hard } from '../../support/page-fixture.ts';

const template = {
  html: `<title>${TEMPLATE_PLACES.title}</title><main>${TEMPLATE_PLACES.overview}</main>${TEMPLATE_PLACES.data}`,
  overview: ({ title }: { readonly title: string }) => `$& ${title.length}`,
};
const bytesOf = (text: string | undefined) => Uint8Array.from(text ?? '', (char) => char.charCodeAt(0));
const made = hard();

describe('assemblePage', () => {
  it('makes a page from which index and documents can be read', async () => {
    const { html, leftOut } = await assemblePage(template, made.report, made.documents);
    const blocks = pageBlocks(html);
    expect([[...blocks.keys()], leftOut]).toEqual([['index', 'b0'], 0]);
    const index = JSON.parse(new TextDecoder().decode(bytesOf(blocks.get('index'))));
    expect(index.documents.map(({ id }: { id: string }) => id)).toEqual([HOSTILE_ID, 'second']);
    const [block, start, end] = index.documents[1].at;
    expect(unpackDocument(bytesOf(blocks.get(`b${block}`)).subarray(start, end))).toEqual(made.documents[1]);
  });
});

describe('packReport', () => {
  it('leaves out a document of which only the facts are known', async () => {
    const { index, leftOut } = await packReport(made.report, [
      made.documents[0],
      pageFacts(made.documents[1]),
    ]);
    expect(leftOut).toBe(1);
    expect(index.documents.map(({ at }) => at?.[0])).toEqual([0, undefined]);
    expect(index.documents[1]).toMatchObject({ id: 'second', tokens: made.documents[1].length });
  });
});

describe('packReport of documents without a name', () => {
  it('gives each of them a name, so that links to them differ', async () => {
    const [system] = made.report.systems;
    const documents = Array.from(system.documents, (document) => ({ ...document, id: '' }));
    const report = { ...made.report, systems: [{ ...system, documents }] };
    const { index } = await packReport(report, made.documents);
    expect(index.documents.map(({ id }) => id)).toEqual(['(document 1)', '(document 2)']);
  });
});

describe('packDrafts', () => {
  /** Bytes that cannot be compressed. */
  const noise = (seed: number) => {
    let state = seed;
    return Uint8Array.from({ length: 70_000 }, () => (state = (state * 48271) % 0x7fffffff));
  };
  const drafts = [1, 3, 2].map((differences) => ({
    entry: { id: `${differences}` },
    bytes: noise(differences),
    differences,
  }));
  const pack = (most: number) => packDrafts(drafts, (entries) => entries, most);

  it('begins a block after 64 KB, in the order of the documents', async () => {
    const { index, blocks, leftOut } = await pack(10_000_000);
    expect(index.map(({ at }) => at)).toEqual([
      [0, 0, 70_000],
      [1, 0, 70_000],
      [2, 0, 70_000],
    ]);
    expect([blocks.length, leftOut]).toEqual([3, 0]);
  });

  it('leaves out those with the fewest differences if the page would be too large', async () => {
    const { index, leftOut } = await pack(100_000);
    expect(index.map(({ id, at }) => [id, at?.[0]])).toEqual([
      ['1', undefined],
      ['3', 0],
      ['2', 1],
    ]);
    expect(leftOut).toBe(1);
  });

  it('has no block without documents', async () => {
    expect(await packDrafts([], (entries) => entries.length, 10)).toEqual({
      index: 0,
      blocks: [],
      leftOut: 0,
    });
  });
});

describe('fillPage', () => {
  it('puts each part at its place once, and names are not markup', async () => {
    const html = await fillPage(template, { index: { title: '<!--data-->"&' }, blocks: ['QUJD'] });
    expect(html).toMatch(
      /^<title>&lt;!--data--&gt;&quot;&amp;<\/title><main>\$& 13<\/main><script type="application\/gzip" id="index">[\w+/=]+<\/script>\n<script type="application\/gzip" id="b0">QUJD<\/script>$/,
    );
  });
});

it('numbers documents without a name, so that each has its own address', () => {
  expect(documentNames(['', '', 'a', ''])).toEqual(['(document 1)', '(document 2)', 'a', '(document 4)']);
});

it('keeps names, and a single document without one', () => {
  expect(documentNames(['a', 'b'])).toEqual(['a', 'b']);
  expect(documentNames(['a', ''])).toEqual(['a', '']);
});

it('gives no document the name of another', () => {
  expect(documentNames(['(document 2)', '', '((document 2))', ''])).toEqual([
    '(document 2)',
    '(((document 2)))',
    '((document 2))',
    '(document 4)',
  ]);
});

it('tells names apart that an address writes alike', () => {
  expect(documentNames(['\ud800', 'a', '\ud801'])).toEqual([
    '\ud800 (document 1)',
    'a',
    '\ud801 (document 3)',
  ]);
});
