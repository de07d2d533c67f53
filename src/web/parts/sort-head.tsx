import { Dot } from '../charts/charts.tsx';
import { setParams } from '../frame/route.ts';

interface HeadProps {
  readonly name: string;
  readonly text: string;
  readonly isNumber: boolean;
  readonly sort: string;
  /** The system of the column, whose shape in the charts is shown. */
  readonly system?: number | undefined;
  /** The column is left out where the window is narrow. */
  readonly isWide?: boolean;
  readonly class?: string;
}

/** The head of a column that sorts by it; the sort order is in the address. */
export function SortHead({ name, text, isNumber, sort, system, isWide = false, class: own = '' }: HeadProps) {
  const state = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : 'none';
  // Numbers start with the lowest: the worst document is the interesting one. Sizes and errors start with the largest.
  const first = isNumber && !/^s\d|^score$|^mean$|^difference$|^f1_/.test(name) ? `-${name}` : name;
  const next = state === 'none' ? first : state === 'ascending' ? `-${name}` : name;
  const classes = [
    ...(isNumber ? ['number'] : []),
    ...(isWide ? ['wide'] : []),
    ...(own === '' ? [] : [own]),
  ];
  return (
    <th scope="col" class={classes.join(' ') || undefined} aria-sort={state}>
      <button type="button" class="head" onClick={() => setParams({ sort: next })}>
        {system === undefined ? null : (
          <svg viewBox="-5 -5 10 10" width="12" height="12" aria-hidden="true">
            <Dot system={system} x={0} y={0} />
          </svg>
        )}{' '}
        <bdi>{text}</bdi>
        <span aria-hidden="true">{state === 'ascending' ? ' ▲' : state === 'descending' ? ' ▼' : ''}</span>
      </button>
    </th>
  );
}
