import type { AgreementIndex } from '../../page/agreement/types.ts';
import { hrefOf } from '../frame/route.ts';
import type { View, ViewProps } from '../frame/view.ts';

export const agreementOverview: View<AgreementIndex, undefined> = {
  id: '',
  label: () => 'Overview',
  key: 'o',
  component: Overview,
};

/** What the numbers say, and the tables of the report. */
function Overview({ index: { sentences, tables } }: ViewProps<AgreementIndex, undefined>) {
  const [main, ...others] = sentences;
  return (
    <div class="page agreement">
      <h1 tabIndex={-1}>{main}</h1>
      <p>{others.join(' ')}</p>
      <p>
        <a href={hrefOf({ view: 'decisions' })}>Walk through the decisions</a>
      </p>
      {tables.map(({ title, table: { head, rows, align = [] } }) => (
        <section key={title}>
          <h2>{title}</h2>
          <div class="scroll" tabIndex={0} role="region" aria-label={title}>
            <table>
              <thead>
                <tr>
                  {head.map((cell, i) => (
                    <th key={cell} scope="col" class={align[i] === 'right' ? 'number' : undefined}>
                      {cell}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((cells) => (
                  <tr key={cells[0]}>
                    {cells.map((cell, i) =>
                      i === 0 ? (
                        <th key={head[i]} scope="row">
                          <bdi>{cell}</bdi>
                        </th>
                      ) : (
                        <td key={head[i]} class={align[i] === 'right' ? 'number' : undefined}>
                          {cell}
                        </td>
                      ),
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      ))}
      <p class="soft small">
        Link AC₁ is close to 1 in long documents whatever the annotators did, since most pairs of mentions do
        not corefer: read it beside κ.
      </p>
    </div>
  );
}
