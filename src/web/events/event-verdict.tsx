import type { EventIndex } from '../../page/events/types.ts';
import { type VerdictPart, verdictOfContest } from '../../page/verdict.ts';
import { Parts } from '../overview/verdict.tsx';
import { percent } from '../parts/numbers.ts';
import { mainLabel, systemValue } from './event-model.ts';

interface Props {
  readonly index: EventIndex;
}

/** The result of a comparison of events in one sentence, and how certain it is. */
export function EventVerdict({ index }: Props) {
  const { main, systems, documents, pairs } = index;
  const { sentence, details } = verdictOfContest(
    {
      metric: main,
      label: mainLabel(index),
      values: systems.map((_, system) => systemValue(index, system, main)),
      documents: documents.length,
      pairs,
    },
    (system) => lossOf(index, system),
  );
  return (
    <>
      <h1 class="finding" tabIndex={-1}>
        <Parts index={index} parts={sentence} areLinks />
      </h1>
      {details.length === 0 ? null : (
        <p class="verdictdetails">
          {details.map((parts, at) => (
            <>
              {at === 0 ? '' : ' '}
              <Parts index={index} parts={parts} />
            </>
          ))}
        </p>
      )}
    </>
  );
}

/** Which family of errors costs a system most, where the costs are those of the main score. */
function lossOf(index: EventIndex, system: number): readonly VerdictPart[] {
  const { costs } = index.systems[system];
  if (costs === undefined || index.main !== index.settings.at(-1)) return [];
  const families = [
    ['mentions that are missing or extra', costs.detection],
    ['wrong boundaries', costs.boundary],
    ['wrong attributes', costs.attributes],
  ] as const;
  const [words, cost] = families.reduce((best, each) => (each[1] > best[1] ? each : best));
  if (!(cost > 0)) return [];
  return [
    `Of the ${percent(1 - costs.kept)} points that `,
    index.systems.length === 1 ? 'it' : { system },
    ' misses, ',
    { strong: words },
    ` cost most: ${percent(cost)}.`,
  ];
}
