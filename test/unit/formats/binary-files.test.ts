import { describe, expect, it } from 'vitest';
import { binaryFile, unknownBinary } from '../../../src/formats/binary-files.ts';
import { formatOf } from '../../../src/formats/detect.ts';
import { bytesOf } from '../../support/conll.ts';

const latin1 = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));
const DOCUMENT = '#begin document (d); part 000\nd 0 0 a (1)\n#end document\n';

describe('binaryFile', () => {
  it.each([
    ['PK\x03\x04\x14\0', 'a ZIP archive'],
    [`d/a.conll${'\0'.repeat(248)}ustar`, 'a tar archive'],
    ['7z\xbc\xaf\x27\x1c', 'a 7z archive'],
    ['BZh91AY', 'compressed with bzip2'],
    ['\xfd7zXZ\0', 'compressed with xz'],
    ['%PDF-1.7', 'a PDF file'],
    ['\x80\x04\x95', 'a Python pickle'],
    ['PAR1', 'a Parquet file'],
  ])('recognises %j', (head, label) => expect(binaryFile(latin1(head))?.label).toBe(label));

  it.each(['', 'PK', 'P', DOCUMENT, '{"clusters": []}', '\ufeffT1\tPerson 0 3\tTom\n'])(
    'takes %j for text',
    (text) => expect(binaryFile(bytesOf(text))).toBeUndefined(),
  );
});

it('unknownBinary looks for zero bytes', () => {
  expect(unknownBinary(latin1('a\0b'))?.label).toBe('a binary file');
  expect(unknownBinary(latin1('ab'))).toBeUndefined();
});

it('an archive is refused, whatever is in it and whichever format was asked for', () => {
  const stored = latin1(`PK\x03\x04\n\0\0\0a.conll${DOCUMENT}PK\x03\x04b.conll${DOCUMENT}`);
  const file = { name: 'f.zip', size: stored.length, read: () => stored };
  for (const id of [undefined, 'conll'])
    expect(() => formatOf(file, id)).toThrow('The file is a ZIP archive, which is not read here.');
});
