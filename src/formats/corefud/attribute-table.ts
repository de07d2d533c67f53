import type { AttributeColumns } from '../../core/mention-columns.ts';

/** The attributes of mentions while a document is read: a code for each distinct value, without a map for each mention. */
export class AttributeTable {
  readonly #columns = new Map<string, { codeOf: Map<string, number>; codes: number[] }>();

  /** Sets an attribute of the mention with this index. Indices ascend. */
  set(index: number, name: string, value: string): void {
    let column = this.#columns.get(name);
    if (column === undefined) {
      column = { codeOf: new Map(), codes: [] };
      this.#columns.set(name, column);
    }
    const { codeOf, codes } = column;
    while (codes.length < index) codes.push(-1);
    let code = codeOf.get(value);
    if (code === undefined) {
      code = codeOf.size;
      codeOf.set(value, code);
    }
    codes[index] = code;
  }

  /** The columns of `length` mentions; undefined if there is none. */
  columns(length: number): AttributeColumns | undefined {
    if (this.#columns.size === 0) return undefined;
    return new Map(
      Array.from(this.#columns, ([name, { codeOf, codes }]) => {
        const all = new Int32Array(length).fill(-1);
        all.set(codes);
        return [name, { values: [...codeOf.keys()], codes: all }];
      }),
    );
  }
}
