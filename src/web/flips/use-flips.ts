import { useEffect, useState } from 'preact/hooks';
import { countFlips, documentFlips, type FlipTotals, noFlips, type PageFlip } from '../../page/flips.ts';
import type { PageIndex } from '../../page/types.ts';
import { Pauses } from '../frame/pause.ts';
import type { ReportData } from '../frame/report-data.ts';

/** The flips of two systems in all documents. */
export interface PairFlips {
  readonly totals: FlipTotals;
  /** By document; undefined where its text is not in the report, or was not read yet. */
  readonly documents: readonly (FlipTotals | undefined)[];
  /** Documents that were looked at. */
  readonly done: number;
}

/** Reads all documents, some at a time, and counts the flips from one system to another. */
export function useFlips(index: PageIndex, data: ReportData | undefined, a: number, b: number): PairFlips {
  const [flips, setFlips] = useState<PairFlips>({ totals: noFlips(), documents: [], done: 0 });
  useEffect(() => {
    if (data === undefined) return undefined;
    let isCurrent = true;
    const count = async () => {
      const pauses = new Pauses();
      const totals = noFlips();
      const documents: (FlipTotals | undefined)[] = [];
      for (let at = 0; at < index.documents.length && isCurrent; at++) {
        const document = await data.document(at);
        if (document !== undefined) {
          const own = noFlips();
          const found = documentFlips(document, document.systems[a], document.systems[b]);
          countFlips(own, found);
          countFlips(totals, found);
          documents[at] = own;
        }
        if (!isCurrent) return;
        if (pauses.isDue) {
          setFlips({ totals: { ...totals }, documents: [...documents], done: at + 1 });
          await pauses.pause();
        }
      }
      if (isCurrent) setFlips({ totals, documents, done: index.documents.length });
    };
    count();
    return () => {
      isCurrent = false;
    };
  }, [index, data, a, b]);
  return flips;
}

/** The flips of one document; undefined until they are known. */
export function useDocumentFlips(
  data: ReportData | undefined,
  document: number,
  a: number,
  b: number,
):
  | { readonly content: Awaited<ReturnType<ReportData['document']>>; readonly flips: readonly PageFlip[] }
  | undefined {
  const [known, setKnown] = useState<ReturnType<typeof useDocumentFlips>>();
  useEffect(() => {
    setKnown(undefined);
    if (data === undefined || document < 0) return undefined;
    let isCurrent = true;
    data.document(document).then((content) => {
      if (!isCurrent) return;
      const flips =
        content === undefined ? [] : documentFlips(content, content.systems[a], content.systems[b]);
      setKnown({ content, flips });
    });
    return () => {
      isCurrent = false;
    };
  }, [data, document, a, b]);
  return known;
}
