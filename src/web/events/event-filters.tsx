import type { EventIndex } from '../../page/events/types.ts';
import { setParams } from '../frame/route.ts';
import { Choice } from '../parts/choice.tsx';
import { Sign } from '../parts/sign.tsx';
import { attributeValues, type EventFilter, NO_FILTER, toggled } from './event-filter.ts';
import type { EventModel } from './event-model.ts';
import { eventKinds, kindLabel, kindWords } from './kinds.ts';

interface FiltersProps {
  readonly model: EventModel;
  readonly index: EventIndex;
  readonly filter: EventFilter;
}

/** Buttons for the kinds of pairs, and menus for type and realis. */
export function Filters({ model, index, filter }: FiltersProps) {
  const { kinds, type, realis, clusters } = filter;
  const count = (kind: string) =>
    model.pairs.filter(({ verdict, wrong }) => verdict === kind || wrong.includes(kind)).length;
  const isFiltered = kinds.size + clusters.size > 0 || type !== '' || realis !== '';
  return (
    <>
      <div class="filters labelled" role="group" aria-label="Kinds of pairs">
        {eventKinds(index.attributes).map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kinds.has(kind)}
            onClick={() => setParams({ f: toggled(kinds, kind) })}
          >
            <Sign of={kindWords(kind)} />
            <span class="label">{kindLabel(kind)}</span> {count(kind)}
          </button>
        ))}
      </div>
      <ValueChoice model={model} attribute="type" value={type} onChange={(t) => setParams({ t })} />
      <ValueChoice model={model} attribute="realis" value={realis} onChange={(r) => setParams({ r })} />
      {isFiltered ? (
        <button type="button" class="quiet" onClick={() => setParams(NO_FILTER)}>
          show all
        </button>
      ) : null}
    </>
  );
}

interface ValueChoiceProps {
  readonly model: EventModel;
  readonly attribute: 'type' | 'realis';
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ValueChoice({ model, attribute, value, onChange }: ValueChoiceProps) {
  const values = attributeValues(model, attribute);
  // A value that came along from another document restricts this one, too.
  const options = value === '' || values.includes(value) ? values : [...values, value].sort();
  return (
    <Choice
      label={attribute}
      value={value}
      onChange={onChange}
      options={[['', 'all'], ...options.map((each) => [each, each] as const)]}
    />
  );
}
