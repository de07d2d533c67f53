import { signOf } from '../marks.ts';
import { grouped } from '../numbers.ts';
import { hrefOf } from '../route.ts';
import type { ViewProps } from '../view.ts';

type Props = Pick<ViewProps, 'index'>;

/** The number of mentions with each mark. */
export function ErrorCounts({ index }: Props) {
  const totals = index.systems.map((_, system) => {
    const sums = [0, 0, 0, 0];
    for (const { marks } of index.documents)
      marks[system]?.forEach((count, m) => {
        sums[m] += count;
      });
    return sums;
  });
  if (totals.every((sums) => sums.every((sum) => sum === 0))) return null;
  const most = Math.max(1, ...totals.flat());
  return (
    <section>
      <h2>Differences</h2>
      <div class="scroll" role="group" tabIndex={0} aria-label="Differences by kind">
        <table class="kinds">
          <thead>
            <tr>
              <th scope="col">System</th>
              {ERROR_KINDS.map(([mark, text]) => (
                <th key={mark} scope="col">
                  <b class="sign" aria-hidden="true">
                    {signOf(mark)}
                  </b>{' '}
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {totals.map((sums, system) => (
              <tr key={index.systems[system].name}>
                <th scope="row">
                  <a href={hrefOf({ view: 'documents', params: { s: `${system}`, sort: '-errors' } })}>
                    <bdi>{index.systems[system].name}</bdi>
                  </a>
                </th>
                {sums.map((sum, m) => (
                  <td key={ERROR_KINDS[m][0]}>
                    <svg class="bar bad" viewBox="0 0 60 12" width="60" height="12" aria-hidden="true">
                      <rect
                        class="fill"
                        x="0"
                        y="3"
                        height="6"
                        width={((60 * sum) / most).toFixed(1)}
                        rx="2"
                      />
                    </svg>{' '}
                    {grouped(sum)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const ERROR_KINDS = [
  ['missing', 'missing'],
  ['extra', 'spurious'],
  ['boundary', 'other boundary'],
  ['other', 'other entity'],
] as const;
