import type { FileSystem } from '../../corpus/shell.ts';
import { problem } from '../../nuggets/codes.ts';
import { typeList } from '../../nuggets/index.ts';
import { InputError, type Report } from '../../problems/problem.ts';

/**
 * The types of a list, one per line. A list that is compressed or in another encoding is read, with a warning, because a
 * misread type would remove all its mentions from the score.
 */
export async function readTypeList(
  path: string,
  files: FileSystem,
  normal: (value: string) => string,
  report: Report,
): Promise<readonly string[]> {
  const store = await files.open(path);
  const [encoding, text] = decoded(store.read(0, store.size));
  const unusual = [
    store.isUnpacked ? 'a gzip archive' : [],
    encoding === 'utf-8' ? [] : `read as ${encoding}`,
  ].flat();
  if (unusual.length > 0) {
    report(
      problem('types/encoding', `The type list is ${unusual.join(', ')}.`, {
        file: path,
        expected: 'plain text in UTF-8',
        help: 'convert it, for instance with gunzip or with iconv -t utf-8',
      }),
    );
  }
  const types = typeList(text, normal);
  if (types.length > 0) return types;
  const help = 'write one type per line';
  throw new InputError([problem('file/empty', 'The type list contains no type.', { file: path, help })]);
}

/** UTF-16 is recognised by its byte-order mark or by zero bytes; text that is neither UTF-16 nor UTF-8 is read as Latin-1. */
function decoded(bytes: Uint8Array): [encoding: string, text: string] {
  const encoding = wideEncoding(bytes);
  if (encoding !== undefined) return [encoding, new TextDecoder(encoding).decode(bytes)];
  try {
    return ['utf-8', new TextDecoder('utf-8', { fatal: true }).decode(bytes)];
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return ['latin1', new TextDecoder('latin1').decode(bytes)];
  }
}

function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [a, b] = bytes;
  if ((a === 0xff && b === 0xfe) || (a !== 0 && b === 0)) return 'utf-16le';
  return (a === 0xfe && b === 0xff) || (a === 0 && b !== 0 && b !== undefined) ? 'utf-16be' : undefined;
}
