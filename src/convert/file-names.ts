/** Names of devices that Windows does not allow as names of files, with any extension. */
const DEVICE_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** Maximum number of bytes of a name; with a number and an extension it stays below the 255 bytes of most file systems. */
const MAX_NAME_BYTES = 180;

/**
 * Gives each document a file name. The name of a document is untrusted input: only letters, digits and `._-` of it are used, so
 * that no name leads out of a folder. Names that would be equal, also on a file system that ignores case, get numbers.
 */
export class FileNames {
  readonly #used = new Map<string, number>();

  /** A new name for a document, without an extension. */
  next(id: string): string {
    const name = plainFileName(id);
    const folded = name.normalize('NFKC').toLowerCase();
    const count = (this.#used.get(folded) ?? 0) + 1;
    this.#used.set(folded, count);
    // Names have no "~" of their own, so that a number never makes another name.
    return count === 1 ? name : `${name}~${count}`;
  }
}

/** The name of the file of a document: what of its name is allowed in a file name everywhere. */
export function plainFileName(id: string): string {
  const name = shorten(
    id
      .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '_')
      .replace(/^[._-]+/, '')
      .replace(/[._]+$/, ''),
  );
  if (name === '') return 'document';
  const stem = name.split('.')[0];
  return DEVICE_NAME.test(stem) ? `${stem}_${name.slice(stem.length)}` : name;
}

/** At most `MAX_NAME_BYTES` bytes of UTF-8, cut between characters. */
function shorten(name: string): string {
  let bytes = 0;
  let kept = '';
  for (const character of name) {
    bytes += character.length === 2 ? 4 : utf8Length(character.charCodeAt(0));
    if (bytes > MAX_NAME_BYTES) return kept.replace(/[._]+$/, '');
    kept += character;
  }
  return kept;
}

function utf8Length(unit: number): number {
  if (unit < 0x80) return 1;
  return unit < 0x800 ? 2 : 3;
}
