import { route, setParams } from '../frame/route.ts';
import { Choice } from './choice.tsx';
import { FILTER_GRAMMAR } from './filter.ts';
import { grouped } from './numbers.ts';

interface DocumentControlsProps {
  /** The filter, or what is wrong with it. */
  readonly filter: object | string;
  /** A condition, for the explanation of the filter. */
  readonly example: string;
  readonly placeholder: string;
  /** The scores that can be chosen: id and label. */
  readonly scores: readonly (readonly [id: string, label: string])[];
  readonly scoreLabel: string;
  readonly score: string;
  /** The number of documents that pass the filter, and of all. */
  readonly shown: number;
  readonly of: number;
}

/** The filter of the table of documents, and the choice of a score; both are part of the address. */
export function DocumentControls({ filter, example, placeholder, ...props }: DocumentControlsProps) {
  const { scores, scoreLabel, score, shown, of } = props;
  const isWrong = typeof filter === 'string';
  return (
    <>
      <div class="controls">
        <label class="grow">
          <span class="hidden">Filter by name or value</span>
          <input
            type="search"
            value={route.value.params.q ?? ''}
            placeholder={placeholder}
            aria-invalid={isWrong}
            aria-describedby="filter-note"
            onInput={(event) => setParams({ q: event.currentTarget.value })}
          />
        </label>
        <Choice
          label={scoreLabel}
          value={score}
          onChange={(value) => setParams({ m: value })}
          options={scores}
        />
        <span class="soft" role="status">
          {grouped(shown)} of {grouped(of)}
        </span>
      </div>
      <p id="filter-note" class={isWrong ? 'bad' : 'hidden'}>
        {isWrong
          ? `${filter} ${FILTER_GRAMMAR}`
          : `Words are parts of the name; conditions such as ${example} compare a column with a number.`}
      </p>
    </>
  );
}
