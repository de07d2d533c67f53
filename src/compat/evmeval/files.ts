/** Files that grow while a run goes on. */
export class Files {
  readonly #parts = new Map<string, string[]>();

  append(path: string, text: string): void {
    const parts = this.#parts.get(path);
    if (parts === undefined) this.#parts.set(path, [text]);
    else parts.push(text);
  }

  content(path: string): string {
    return this.#parts.get(path)?.join('') ?? '';
  }

  contents(): Map<string, string> {
    return new Map([...this.#parts.keys()].map((path) => [path, this.content(path)]));
  }
}
