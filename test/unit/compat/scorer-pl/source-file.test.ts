import { describe, expect, it } from 'vitest';
import { toBytes } from '../../../../src/compat/scorer-pl/bytes.ts';
import { SourceFile } from '../../../../src/compat/scorer-pl/source-file.ts';

/** Byte strings, so that hostile bytes can be written down. */
const file = (text: string) => new SourceFile('f', () => toBytes(text));
const names = (text: string) => [...file(text).documents.keys()];
/** The entities of document `d` as the reference lists them. */
const entities = (text: string) =>
  file(text)
    .last('d')
    .entities.map((spans) => spans.map(([first, last]) => `${first},${last}`).join(' '));
const inDocument = (...lines: string[]) => `#begin document d\n${lines.join('\n')}\n#end document\n`;

describe('SourceFile, looking for documents', () => {
  it.each([
    ['#begin document d', 'd'],
    ['# begin document d', 'd'],
    ['#\t \x0bbegin document d', 'd'],
    ['#begin document (nw/x/00/x_0001); part 000', '(nw/x/00/x_0001); part 000'],
    ['#begin document (LuoTestCase); ', '(LuoTestCase); '],
    ['#begin document  d', ' d'],
    ['#begin document ', ''],
    ['#begin document d\r', 'd'],
    ['#begin document d\r\r', 'd\r'],
    ['#begin document \xff\x00\xe9', '\xff\x00\xe9'],
    ['#begin document #end document', '#end document'],
    ['#begin document __proto__', '__proto__'],
  ])('takes %j for a begin line', (line, name) => {
    expect(names(`${line}\n#end document\n`)).toEqual([name]);
    expect(names(line)).toEqual([name]);
  });

  it.each([
    ' #begin document d',
    '##begin document d',
    '#Begin document d',
    '#begin document',
    '#begin document\td',
    '#begin  document d',
    '\xef\xbb\xbf#begin document d',
    'x #begin document d',
  ])('does not take %j for a begin line', (line) => {
    expect(names(`${line}\nx\t(0)\n#end document\n`)).toEqual([]);
  });

  it.each([
    '#end document',
    '#end document (d)',
    '# end documentation',
    'x#end document',
    'w\t#\tend document\t(1)',
  ])('takes %j for an end line', (line) => {
    expect(entities(`#begin document d\nx\t(0)\n${line}\nx\t(1)\n`)).toEqual(['0,0']);
  });

  it.each(['#end  document', '#END document', 'end document', '#enddocument'])(
    'does not take %j for an end line',
    (line) => {
      expect(entities(`#begin document d\nx\t(0)\n${line}\nx\t(1)\n`)).toEqual(['0,0', '2,2']);
    },
  );

  it('gives the last document of a name for all documents, in the place of the first, and the first one by name', () => {
    const twice = file(
      '#begin document d\nx\t(0)\n#end document\n#begin document e\n#end document\n#begin document d\n#end document\n',
    );
    expect([...twice.documents.keys()]).toEqual(['d', 'e']);
    expect(twice.last('d').entities).toEqual([]);
    expect(twice.first('d').entities).toEqual([[[0, 0]]]);
  });

  it('gives an empty document without a name where there is none', () => {
    expect(file('#begin document e\nx\t(0)\n').last('d')).toMatchObject({ name: '', entities: [] });
    expect(file('').first('d')).toMatchObject({ name: '', entities: [] });
  });

  it('contains the next document where an end line is missing', () => {
    const text = '#begin document d\nx\t(0)\n#begin document (7); part 000\nx\t(0)\n#end document\n';
    expect(entities(text)).toEqual(['0,0 2,2', '1,1']);
    expect(file(text).last('(7); part 000').entities).toEqual([[[0, 0]]]);
  });

  it('finds many documents of which each contains the later ones', () => {
    const count = 500;
    const text = Array.from({ length: count }, (_, i) => `#begin document ${i}\nw\t(0)\n`).join('');
    const many = file(text);
    const sizes = Array.from(many.documents.keys(), (name) => many.last(name).entities.flat().length);
    expect(sizes).toEqual(sizes.map((_, i) => count - i));
  });
});

describe('SourceFile, reading a document', () => {
  it('numbers every line that is not blank, comments too', () => {
    expect(entities(inDocument('x\t(0)', '', ' \t\r', '# foo (3)', 'x\t(0)'))).toEqual(['0,0 2,2', '1,1']);
  });

  it.each([
    ['w\t(0)\t\t', ['0,0']],
    ['w\t(0)\t-', []],
    ['w\t(0)\t ', []],
    ['w\t_', []],
    ['w\t*', []],
    ['d   0   0   w   (0)', ['0,0']],
    ['d 0 0 (7) -', ['0,0']],
    ['w\t(0)\r', ['0,0']],
  ])('takes the last field of %j', (line, expected) => {
    expect(entities(inDocument(line))).toEqual(expected);
  });

  it('handles what opens on a token before what closes on it', () => {
    expect(entities(inDocument('x\t(0', 'x\t0)|(0', 'x\t0)'))).toEqual(['1,1 0,2']);
  });

  it('makes crossing mentions of one entity nested', () => {
    expect(entities(inDocument('x\t(0', 'x\t(0', 'x\t0)', 'x\t0)'))).toEqual(['1,2 0,3']);
  });

  it('compares labels as strings and numbers entities by first appearance', () => {
    expect(entities(inDocument('x\t(01', 'x\t(1)', 'x\t01)'))).toEqual(['0,2', '1,1']);
  });

  it('stops at a mention that ends without having begun', () => {
    expect(file(inDocument('x\t(0)', 'x\t(3+1)|7)', 'x\t(1+1)')).last('d')).toMatchObject({
      fatal: { message: 'Detected the end of a mention [7](1) without begin (?,1)', tail: 'with tail' },
      discarded: ['3+1'],
      linesRead: 3,
    });
  });

  it('stops at the end line where a mention is open, but not at the end of the file', () => {
    expect(file(inDocument('x\t(0')).last('d').fatal?.message).toBe(
      'Error: some mentions in the document do not close',
    );
    expect(file('#begin document d\nx\t(0\nx\t(1)\nx\t(2').last('d')).toMatchObject({
      fatal: undefined,
      entities: [[], [[1, 1]]],
    });
  });

  it('knows how many lines it read, from the begin line or from the top, and whether it met the end of the file', () => {
    const text = 'junk\n#begin document d\nx\n#end document\n#begin document e\nx\n#end document';
    expect(file(text).last('d')).toMatchObject({ linesRead: 3, exhausted: false });
    expect(file(text).first('d')).toMatchObject({ linesRead: 4, exhausted: false });
    expect(file(text).last('e')).toMatchObject({ linesRead: 3, exhausted: true });
    expect(file(`${text}\n`).last('e')).toMatchObject({ linesRead: 3, exhausted: false });
    expect(file(text).last('x')).toMatchObject({ linesRead: 7, exhausted: true });
  });

  it('reads a hundred thousand nested mentions', () => {
    const n = 100_000;
    const lines = [...Array(n).fill('x\t(0'), ...Array(n).fill('x\t0)')].join('\n');
    const [spans] = file(inDocument(lines)).last('d').entities;
    expect(spans.length).toBe(n);
    expect(spans[n - 1]).toEqual([0, 2 * n - 1]);
  });
});

describe('SourceFile, opening', () => {
  it('says why a file cannot be opened', () => {
    const missing = new SourceFile('x.key', () => ({ errno: 13, message: 'Permission denied' }));
    expect(() => missing.open()).toThrow(
      expect.objectContaining({ message: 'Can not open x.key: Permission denied', exitCode: 13 }),
    );
  });
});
