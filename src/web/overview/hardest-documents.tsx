import { rankingOf } from '../../page/ranking.ts';
import type { PageIndex } from '../../page/types.ts';
import { SystemDots } from '../charts/system-dots.tsx';
import { hrefOf } from '../frame/route.ts';
import { metricOf, reportColumns } from '../parts/columns.ts';
import { shortDocumentNames, shortSystemNames } from '../parts/report-names.ts';

interface Props {
  readonly index: PageIndex;
}

const MAX_SHOWN = 7;

/** Documents below which all are in the strips anyway. */
const MIN_DOCUMENTS = 2;

/** The documents with the lowest mean score over all systems. */
export function HardestDocuments({ index }: Props) {
  const { documents, systems } = index;
  if (documents.length < MIN_DOCUMENTS) return null;
  const metric = metricOf(index, undefined);
  const columns = reportColumns(index);
  const means = columns.mean(metric);
  const hardest = [...documents.keys()]
    .filter((document) => !Number.isNaN(means[document]))
    .sort((a, b) => means[a] - means[b] || a - b)
    .slice(0, MAX_SHOWN);
  const [best] = rankingOf(index, metric).order;
  const names = shortDocumentNames(index);
  return (
    <section class="hardest">
      <h2>Hardest documents</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Document</th>
            <th scope="col" class="number">
              {systems.length > 1 ? 'mean' : 'score'}
            </th>
            <th scope="col">
              <span class="ends" aria-hidden="true">
                <span>0</span>
                <span>100</span>
              </span>
              <span class="hidden">scores of the systems</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {hardest.map((document) => (
            <tr key={document}>
              <th scope="row">
                <a
                  href={hrefOf({
                    view: 'd',
                    id: documents[document].id,
                    params: systems.length > 1 ? { s: `${best}` } : {},
                  })}
                  title={documents[document].id}
                  dir="auto"
                >
                  {names[document]}
                </a>
              </th>
              <td class="number">{(100 * means[document]).toFixed(1)}</td>
              <td>
                <SystemDots
                  values={systems.map((_, system) => columns.metric(system, metric)[document])}
                  names={shortSystemNames(index)}
                  chosen={best}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
