import { useEffect, useState } from 'preact/hooks';
import { Pauses } from '../frame/pause.ts';
import type { ReportData } from '../frame/report-data.ts';
import { type Hit, type Hits, searchDocument } from './search-document.ts';

export interface Found {
  readonly document: number;
  readonly hit: Hit;
}

export interface Results {
  readonly query: string;
  /** Numbers of the documents whose names contain the query. */
  readonly documents: readonly number[];
  readonly entities: readonly Found[];
  readonly mentions: readonly Found[];
  /** The share of the documents that were searched; below 1 also where there were enough results. */
  readonly share: number;
  readonly isDone: boolean;
}

/** Results of one kind after which a search ends. */
const MAX_RESULTS_PER_KIND = 300;
/** Milliseconds after a key before the documents are read, and between two states that are shown. */
const PAUSE_MILLISECONDS = 150;

/** Searches all documents, one after the other, while the page stays usable. */
export function useSearch(data: ReportData | undefined, query: string): Results | undefined {
  const [results, setResults] = useState<Results>();
  useEffect(() => {
    if (query === '' || data === undefined) {
      setResults(undefined);
      return undefined;
    }
    let isCurrent = true;
    const run = async () => {
      for await (const found of search(data, query)) {
        if (!isCurrent) return;
        setResults(found);
      }
    };
    const timer = setTimeout(run, PAUSE_MILLISECONDS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [data, query]);
  return results;
}

async function* search(data: ReportData, query: string): AsyncGenerator<Results> {
  const all = data.index.documents;
  const part = query.toLowerCase();
  const documents = [...all.keys()].filter((number) => all[number].id.toLowerCase().includes(part));
  const entities: Found[] = [];
  const mentions: Found[] = [];
  const state = (share: number, isDone: boolean): Results => ({
    query,
    documents,
    share,
    isDone,
    entities: ranked(entities, part),
    mentions: ranked(mentions, part),
  });
  yield state(0, false);
  const pauses = new Pauses();
  let shown = performance.now();
  let number = 0;
  for (; number < all.length && Math.max(entities.length, mentions.length) < MAX_RESULTS_PER_KIND; number++) {
    const document = await data.document(number);
    const hits: Hits = document === undefined ? NONE : searchDocument(document, query);
    entities.push(...hits.entities.map((hit) => ({ document: number, hit })));
    mentions.push(...hits.mentions.map((hit) => ({ document: number, hit })));
    if (!pauses.isDue) continue;
    if (performance.now() - shown > PAUSE_MILLISECONDS) {
      yield state(number / all.length, false);
      shown = performance.now();
    }
    await pauses.pause();
  }
  yield state(number / all.length, true);
}

const NONE: Hits = { entities: [], mentions: [] };

/** The same text first, then texts that begin with it; then the most frequent. */
function ranked(found: readonly Found[], part: string): Found[] {
  const rank = ({ hit: { text } }: Found) => {
    const lower = text.toLowerCase();
    return lower === part ? 0 : lower.startsWith(part) ? 1 : 2;
  };
  return found.toSorted((a, b) => rank(a) - rank(b) || b.hit.count - a.hit.count || a.document - b.document);
}
