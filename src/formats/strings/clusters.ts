import type { JsonCursor } from '../json/cursor.ts';
import type { Members } from '../jsonlines/members.ts';

/** Clusters by name. */
export type Clusters = [label: string, strings: readonly string[]][];

/** What was read from a document. */
export interface ReadClusters {
  readonly clusters: Clusters;
  /** Mentions with numbers beside their words: sentences or offsets, which are not used. */
  readonly numbered: number;
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

/** The member of a document with the clusters; absent if it has none of a known name. */
export const clusterMember = ({ values }: Pick<Members, 'values'>): string | undefined =>
  CLUSTER_MEMBERS.find((name) => values.has(name));

/** Reads clusters at the cursor. */
export class ClusterReader {
  readonly #cursor: JsonCursor;
  #numbered = 0;

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
    return { clusters, numbered: this.#numbered };
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
    return { clusters, numbered: this.#numbered };
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
    if (c !== 123 && c !== 91) return cursor.string(what);
    this.#numbered++;
    let words: string | undefined;
    if (c === 91) {
      for (let more = cursor.openList(what); more; more = cursor.nextItem())
        if (words === undefined) words = cursor.string(what);
        else cursor.skip();
    } else {
      for (let more = cursor.openObject(); more; more = cursor.nextMember()) {
        const isWords = WORD_MEMBERS.has(cursor.key()) && cursor.peek() === 34;
        if (isWords && words === undefined) words = cursor.string();
        else cursor.skip();
      }
    }
    if (words === undefined) throw cursor.fault(what);
    return words;
  }
}

const isName = (c: number): boolean => c === 34 || c === 45 || (c >= 48 && c <= 57);
