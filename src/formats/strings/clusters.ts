import type { JsonCursor } from '../json/cursor.ts';
import type { Members } from '../jsonlines/members.ts';

/** Clusters by name. */
export type Clusters = [label: string, strings: readonly string[]][];

/** What was read from a document. */
export interface ReadClusters {
  readonly clusters: Clusters;
  /** The number of mentions with offsets beside their words, which are not used. */
  readonly numbered: number;
  /** The sentences that mentions name, in the order of the mentions. */
  readonly sentences: readonly (number | undefined)[];
}

/** The members of an object that hold the clusters, and those of a mention that hold its words. */
const CLUSTER_MEMBERS = ['clusters', 'entities'];
const WORD_MEMBERS: ReadonlySet<string> = new Set([
  'text',
  'mention',
  'span',
  'string',
  'words',
  'form',
  'surface',
]);

/** Members of a mention with the number of its sentence, written without "_" and in lower case. */
const SENTENCE_MEMBER = /^sent(?:ence)?(?:id|no|nr|num|number|idx|index)?$/;

/** The member of a document with the clusters; absent if it has none of a known name. */
export const clusterMember = ({ values }: Pick<Members, 'values'>): string | undefined =>
  CLUSTER_MEMBERS.find((name) => values.has(name));

/** Reads clusters at the cursor. */
export class ClusterReader {
  readonly #cursor: JsonCursor;
  #numbered = 0;
  readonly #sentences: (number | undefined)[] = [];

  constructor(cursor: JsonCursor) {
    this.#cursor = cursor;
  }

  /** The clusters of a document: those of the key "clusters" or "entities", or every member that is a list. */
  ofDocument({ values }: Pick<Members, 'values'>): ReadClusters {
    const member = clusterMember({ values });
    if (member !== undefined) {
      this.#cursor.at = values.get(member) as number;
      return this.list();
    }
    const clusters: Clusters = [];
    for (const [label, start] of values) {
      this.#cursor.at = start;
      if (this.#cursor.peek() === 91) clusters.push([label, this.#mentions()]);
    }
    return this.#read(clusters);
  }

  #read(clusters: Clusters): ReadClusters {
    return { clusters, numbered: this.#numbered, sentences: this.#sentences };
  }

  /** A list of clusters or entities, or an object of clusters by name. */
  list(): ReadClusters {
    const cursor = this.#cursor;
    const clusters: Clusters = [];
    if (cursor.peek() === 123) {
      for (let more = cursor.openObject(); more; more = cursor.nextMember())
        clusters.push([cursor.key(), this.#mentions()]);
    } else {
      for (let more = cursor.openList('a list of clusters'); more; more = cursor.nextItem())
        clusters.push(
          cursor.peek() === 123 ? this.#entity(clusters.length) : [String(clusters.length), this.#mentions()],
        );
    }
    return this.#read(clusters);
  }

  /** An entity as an object: its name, and its mentions. */
  #entity(number: number): Clusters[number] {
    const cursor = this.#cursor;
    let [label, mentions]: [string, string[] | undefined] = [String(number), undefined];
    for (let more = cursor.openObject(); more; more = cursor.nextMember()) {
      const key = cursor.key();
      if (mentions === undefined && (key === 'mentions' || key === 'members')) mentions = this.#mentions();
      else if ((key === 'name' || key === 'entity' || key === 'id') && isName(cursor.peek()))
        label = cursor.label();
      else cursor.skip();
    }
    if (mentions === undefined) throw cursor.fault('an entity with "mentions"');
    return [label, mentions];
  }

  #mentions(): string[] {
    const cursor = this.#cursor;
    const strings: string[] = [];
    for (let more = cursor.openList('a cluster: a list of strings'); more; more = cursor.nextItem())
      strings.push(this.#mention());
    return strings;
  }

  /** The words of a mention: a string, an object with one, or a list that begins with one. */
  #mention(): string {
    const cursor = this.#cursor;
    const what = 'a mention: its words in quotes';
    const c = cursor.peek();
    const at = this.#sentences.push(undefined) - 1;
    if (c !== 123 && c !== 91) return cursor.string(what);
    let words: string | undefined;
    const numbers: (number | undefined)[] = [];
    let hasOffset = false;
    if (c === 91) {
      for (let more = cursor.openList(what); more; more = cursor.nextItem())
        if (words === undefined) words = cursor.string(what);
        else numbers.push(this.#number());
      // A single number beside the words is that of a sentence; more of them are offsets, or a sentence with offsets.
      hasOffset = numbers.length > 1;
      this.#sentences[at] = hasOffset ? undefined : numbers[0];
    } else {
      for (let more = cursor.openObject(); more; more = cursor.nextMember()) {
        const key = cursor.key();
        if (words === undefined && WORD_MEMBERS.has(key) && cursor.peek() === 34) words = cursor.string();
        else if (SENTENCE_MEMBER.test(key.replaceAll('_', '').toLowerCase()))
          this.#sentences[at] = this.#number();
        else if (this.#number() !== undefined) hasOffset = true;
      }
    }
    if (words === undefined) throw cursor.fault(what);
    if (hasOffset) this.#numbered++;
    return words;
  }

  /** The value at the cursor if it is a whole number, also in quotes. */
  #number(): number | undefined {
    const cursor = this.#cursor;
    const c = cursor.peek();
    if (c !== 34 && !(c >= 48 && c <= 57)) {
      cursor.skip();
      return undefined;
    }
    const text = cursor.label();
    return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  }
}

const isName = (c: number): boolean => c === 34 || c === 45 || (c >= 48 && c <= 57);
