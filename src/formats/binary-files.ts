import type { ForeignFile } from './foreign-files.ts';

/** How a kind of file that is not text begins. */
interface Signature {
  readonly label: string;
  /** Its first bytes as Latin-1 text, or those at `offset`. */
  readonly bytes: readonly string[];
  readonly offset?: number;
}

/** Archives other than gzip, which is unpacked when a file is opened. */
const archives: readonly Signature[] = [
  { label: 'a ZIP archive', bytes: ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'] },
  { label: 'a tar archive', bytes: ['ustar'], offset: 257 },
  { label: 'a 7z archive', bytes: ['7z\xbc\xaf\x27\x1c'] },
  { label: 'a RAR archive', bytes: ['Rar!\x1a\x07'] },
  {
    label: 'compressed with bzip2',
    bytes: ['BZh1', 'BZh2', 'BZh3', 'BZh4', 'BZh5', 'BZh6', 'BZh7', 'BZh8', 'BZh9'],
  },
  { label: 'compressed with xz', bytes: ['\xfd7zXZ\0'] },
  { label: 'compressed with Zstandard', bytes: ['\x28\xb5\x2f\xfd'] },
  { label: 'compressed with LZ4', bytes: ['\x04\x22\x4d\x18'] },
  { label: 'compressed with compress', bytes: ['\x1f\x9d', '\x1f\xa0'] },
];

const others: readonly Signature[] = [
  { label: 'a PDF file', bytes: ['%PDF-'] },
  { label: 'a picture', bytes: ['\x89PNG\r\n', '\xff\xd8\xff', 'GIF87a', 'GIF89a'] },
  { label: 'a Parquet file', bytes: ['PAR1'] },
  { label: 'an Arrow file', bytes: ['ARROW1\0\0'] },
  { label: 'an HDF5 file', bytes: ['\x89HDF\r\n'] },
  { label: 'a NumPy array', bytes: ['\x93NUMPY'] },
  { label: 'a Python pickle', bytes: ['\x80\x02', '\x80\x03', '\x80\x04\x95', '\x80\x05\x95'] },
  { label: 'an SQLite database', bytes: ['SQLite format 3\0'] },
  { label: 'a file of an old version of Microsoft Office', bytes: ['\xd0\xcf\x11\xe0\xa1\xb1'] },
  { label: 'a program', bytes: ['\x7fELF', 'MZ\x90\0'] },
];

/** What a file is that is not text, by its first bytes, whatever the rest looks like: an archive may hold annotation as it is. */
export function binaryFile(head: Uint8Array): ForeignFile | undefined {
  const archive = archives.find((signature) => matches(head, signature));
  if (archive !== undefined)
    return {
      label: archive.label,
      help: 'unpack it, and name the file or the directory; of archives, those whose names end in .zip, .tar, .tar.gz, .tgz or .gz are read',
    };
  const other = others.find((signature) => matches(head, signature));
  return other && { label: other.label, help: 'name the file with the annotation, as text' };
}

/** Bytes in which a zero byte shows that a file is not text. */
const EXAMINED_BYTES = 4096;

/** A file of an unknown format with zero bytes, which text does not have. */
export const unknownBinary = (head: Uint8Array): ForeignFile | undefined =>
  head.subarray(0, EXAMINED_BYTES).includes(0)
    ? { label: 'a binary file', help: 'name the file with the annotation, as text' }
    : undefined;

const matches = (head: Uint8Array, { bytes, offset = 0 }: Signature): boolean =>
  bytes.some((text) => {
    for (let i = 0; i < text.length; i++) if (head[offset + i] !== text.charCodeAt(i)) return false;
    return true;
  });
