import { describe, expect, it } from 'vitest';
import { MAX_XML_DEPTH } from '../../../../src/formats/xml/cursor.ts';
import { readXml } from '../../../../src/formats/xml/read-xml.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { bytesOf } from '../../../support/conll.ts';

function read(text: string) {
  const { report, shown } = collectProblems();
  const found: string[] = [];
  const isWhole = readXml({ name: 'f', bytes: bytesOf(text) }, report, {
    open: ({ name, attributes, depth, line }) =>
      found.push(`${depth} <${name}${[...attributes].join()}> ${line}`),
    close: ({ name }) => found.push(`</${name}>`),
    text: ({ text: piece }) => found.push(piece),
  });
  return { isWhole, found, shown: shown() };
}

describe('readXml', () => {
  it('passes elements and text to the handler, after a byte-order mark', () => {
    expect(read('\ufeff<a>\n<b x="1">t</b></a>')).toEqual({
      isWhole: true,
      found: ['1 <a> 1', '\n', '2 <bx,1> 2', 't', '</b>', '</a>'],
      shown: '',
    });
  });

  it('passes over what the handler does not take', () => {
    const { report, shown } = collectProblems();
    const names: string[] = [];
    const close = ({ name }: { name: string }) => names.push(name);
    expect(readXml({ name: 'f', bytes: bytesOf('<a>x<b/></a>') }, report, { close })).toBe(true);
    expect([names, shown()]).toEqual([['b', 'a'], '']);
  });

  it('reports the first fault, with what was read before it', () => {
    expect(read('<a>\n<b></c></a>')).toEqual({
      isWhole: false,
      found: ['1 <a> 1', '\n', '2 <b> 2'],
      shown: `f:2:4: error[xml/malformed]: Not well-formed XML: </c> closes what is not open: <b> is open.
  2 | <b></c></a>
  help: repair the file; nothing after this place is read`,
    });
  });

  it('reports declarations of entities and elements that are nested too deep', () => {
    expect(read('<!DOCTYPE a [<!ENTITY x "y">]><a/>')).toEqual({
      isWhole: false,
      found: [],
      shown: `f:1:1: error[xml/doctype]: The document type declaration contains declarations.
  1 | <!DOCTYPE a [<!ENTITY x "y">]><a/>
  help: remove the declarations; they are not used`,
    });
    const { found, shown } = read('<a>\n'.repeat(MAX_XML_DEPTH + 1));
    expect(found.filter((event) => event.endsWith(`<a> ${MAX_XML_DEPTH}`))).toHaveLength(1);
    expect(shown).toBe(`f:513:1: error[xml/depth]: Elements are nested more than 512 deep.
  513 | <a>
  help: check that it is annotation; nothing after this place is read`);
  });

  it('does not hide errors of the handler', () => {
    const open = () => {
      throw new RangeError('mine');
    };
    expect(() => readXml({ name: 'f', bytes: bytesOf('<a/>') }, () => {}, { open })).toThrow(RangeError);
  });
});
