import { schemas } from '../../../core/schemas.ts';
import type { NuggetComparison } from '../../../nuggets/index.ts';
import { version } from '../../../version.ts';
import { jsonText } from '../../json-text.ts';

/** Gold and system side by side, for programs that visualise the comparison. */
export const comparisonJson = (comparison: NuggetComparison): string =>
  jsonText({ schema: schemas.nuggetsCompare, ...comparisonFields(comparison) });

/** The fields of the same. */
export function comparisonFields(comparison: NuggetComparison) {
  const { unit, attributes, documents, documentCounts, totals, wrong } = comparison;
  return {
    version,
    unit,
    attributes,
    documents: documentCounts.gold,
    ...(documentCounts.extra > 0 && { extraDocuments: documentCounts.extra }),
    totals: { ...Object.fromEntries(totals), wrong: Object.fromEntries(wrong) },
    perDocument: documents,
  };
}
