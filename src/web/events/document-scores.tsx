import type { EventIndex } from '../../page/events/types.ts';
import { percent, signed } from '../parts/numbers.ts';
import { columnLabel, systemValue } from './event-model.ts';

interface Props {
  readonly index: EventIndex;
  readonly number: number;
  readonly system: number;
}

/** The scores of a document beside those of the corpus. */
export function DocumentScoreTable({ index, number, system }: Props) {
  const { scores } = index.documents[number].systems[system];
  return (
    <>
      <p class="soft small">F₁ of this document, and of the whole corpus (micro)</p>
      <table class="contributions">
        <thead>
          <tr>
            <th scope="col">Score</th>
            <th scope="col" class="number">
              here
            </th>
            <th scope="col" class="number">
              corpus
            </th>
            <th scope="col" class="number">
              difference
            </th>
          </tr>
        </thead>
        <tbody>
          {index.columns.map((column, c) => {
            const [here, whole] = [scores[c], systemValue(index, system, column)];
            return (
              <tr key={column}>
                <th scope="row">{columnLabel(column)}</th>
                <td class="number strong">{percent(here)}</td>
                <td class="number">{percent(whole)}</td>
                <td class="number">{here === null || whole === null ? '–' : signed(here - whole)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
