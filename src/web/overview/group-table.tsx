import { choices } from '../../page/scores.ts';
import type { ViewProps } from '../frame/view.ts';
import { grouped, mainTitle, percent } from '../parts/numbers.ts';

/** The main numbers of groups of documents, of the mean over groups, and of whole documents beside windows; a table for each system. */
export function Groups({ index }: Pick<ViewProps, 'index'>) {
  const columns = choices(index);
  const main = mainTitle(index.metrics).replace('F1', 'F₁');
  const kind = index.datasets === undefined ? 'group' : 'data set';
  return (
    <>
      {index.window === undefined ? null : (
        <p class="banner">
          Scores are sums over windows: entities are cut every {grouped(index.window)} tokens. Texts, chains
          and errors are those of whole documents.
        </p>
      )}
      {index.systems.map(({ name, groups }) =>
        groups === undefined ? null : (
          <section key={name}>
            <h2>
              {main} of {kind}s
              {index.systems.length > 1 ? (
                <>
                  : <bdi>{name}</bdi>
                </>
              ) : null}
            </h2>
            <div class="scroll" role="group" tabIndex={0} aria-label={`Groups: ${name}`}>
              <table class="metrics">
                <thead>
                  <tr>
                    <th scope="col">{kind === 'group' ? 'Group' : 'Data set'}</th>
                    <th scope="col" class="number">
                      Documents
                    </th>
                    {columns.map(({ id, label }) => (
                      <th key={id} scope="col" class="number">
                        {label}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {groups.map(({ name: group, documents, values }) => (
                    <tr key={group}>
                      <th scope="row">
                        <bdi>{group}</bdi>
                      </th>
                      <td class="number">{documents === undefined ? '' : grouped(documents)}</td>
                      {columns.map(({ id }) => (
                        <td key={id} class="number">
                          {percent(values[id])}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </section>
        ),
      )}
    </>
  );
}
