import { type EvmevalWorld, parentOf } from '../arguments/scorer-options.ts';
import { crash } from '../python/log.ts';

/** Size of the write buffer of the original. */
const BUFFER_BYTES = 4096;

/** The content of a file while several handles write to it, each at its own position. */
class Image {
  #parts: string[] = [];
  #length = 0;

  content(): string {
    if (this.#parts.length > 1) this.#parts = [this.#parts.join('')];
    return this.#parts[0] ?? '';
  }

  get length(): number {
    return this.#length;
  }

  truncate(): void {
    this.#parts = [];
    this.#length = 0;
  }

  writeAt(position: number, text: string): void {
    if (position === this.#length) this.#parts.push(text);
    else {
      const before = this.content().slice(0, position).padEnd(position, '\0');
      this.#parts = [before, text, this.content().slice(position + text.length)];
    }
    this.#length = Math.max(this.#length, position + text.length);
  }
}

/** A file that was opened for writing. */
export class FileHandle {
  readonly #image: Image;
  #position: number;
  #pending: string[] = [];
  #size = 0;

  constructor(image: Image, position = 0) {
    this.#image = image;
    this.#position = position;
  }

  write(text: string): void {
    this.#pending.push(text);
    this.#size += text.length;
    if (this.#size > BUFFER_BYTES) this.#pass(this.#size - 1 - ((this.#size - 1) % BUFFER_BYTES));
  }

  /** Writes the buffered bytes; the original does so when it closes the file. */
  flush(): void {
    this.#pass(this.#size);
  }

  #pass(length: number): void {
    if (length === 0) return;
    const text = this.#pending.join('');
    this.#image.writeAt(this.#position, text.slice(0, length));
    this.#position += length;
    this.#pending = [text.slice(length)];
    this.#size -= length;
  }
}

/**
 * The files that a run writes. As in the original, two flags may name the same file (`-o r -d r`): later writes
 * overwrite earlier ones.
 */
export class Files {
  readonly #world: EvmevalWorld;
  /** By normalised path, so that `r` and `./r` are one file. */
  readonly #images = new Map<string, Image>();
  readonly #directories = new Set<string>();
  readonly #handles: FileHandle[] = [];

  constructor(world: EvmevalWorld) {
    this.#world = world;
  }

  /** Opens a file for writing, which empties it. */
  open(path: string): FileHandle {
    const image = this.#image(path);
    image.truncate();
    const handle = new FileHandle(image);
    this.#handles.push(handle);
    return handle;
  }

  /** Appends to a file of this run, which is empty at first; creates its directory. */
  append(path: string, text: string): void {
    this.makeDirectory(parentOf(path));
    const image = this.#image(path);
    image.writeAt(image.length, text);
  }

  /** The content of a file, whether this run wrote it or it existed before. */
  read(path: string): string | undefined {
    return this.#images.get(plainPath(path))?.content() ?? this.#world.read(path);
  }

  /** The same for an input of the run, which no output may replace. */
  readInput(path: string): string | undefined {
    this.#world.noteInput?.(path);
    return this.read(path);
  }

  /** Creates a directory and its parents. */
  makeDirectory(path: string): void {
    if (path === '' || this.isDirectory(path)) return;
    if (this.#world.canWrite?.(`${path}/x`) === false)
      throw crash(`The directory ${path} cannot be created.`);
    for (let at = path; at !== '' && at !== '/'; at = parentOf(at)) this.#directories.add(at);
  }

  isDirectory(path: string): boolean {
    return this.#directories.has(path) || this.#world.isDirectory(path);
  }

  contents(): Map<string, string> {
    for (const handle of this.#handles) handle.flush();
    return new Map([...this.#images].map(([path, image]) => [path, image.content()]));
  }

  #image(path: string): Image {
    const known = this.#images.get(plainPath(path));
    if (known !== undefined) return known;
    const parent = parentOf(path);
    const blocked =
      path === '' ||
      path.endsWith('/') ||
      this.isDirectory(path) ||
      (parent !== '' && !this.isDirectory(parent)) ||
      this.#world.canWrite?.(path) === false;
    if (blocked) throw crash(`The file "${path}" cannot be written.`);
    const image = new Image();
    this.#images.set(plainPath(path), image);
    return image;
  }
}

const plainPath = (path: string): string =>
  path.replaceAll(/\/{2,}/g, '/').replaceAll(/(?<=^|\/)(\.\/)+/g, '');
