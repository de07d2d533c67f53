import { setParams } from './route.ts';

interface HeadProps {
  readonly name: string;
  readonly text: string;
  readonly isNumber: boolean;
  readonly sort: string;
}

/** The head of a column that sorts by it; the sort order is in the address. */
export function SortHead({ name, text, isNumber, sort }: HeadProps) {
  const state = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : 'none';
  // Numbers start with the lowest: the worst document is the interesting one. Sizes and errors start with the largest.
  const first = isNumber && !/^s\d|^difference$|^f1_/.test(name) ? `-${name}` : name;
  const next = state === 'none' ? first : state === 'ascending' ? `-${name}` : name;
  return (
    <th scope="col" class={isNumber ? 'number' : undefined} aria-sort={state}>
      <button type="button" class="head" onClick={() => setParams({ sort: next })}>
        <bdi>{text}</bdi>
        <span aria-hidden="true">{state === 'ascending' ? ' ▲' : state === 'descending' ? ' ▼' : ''}</span>
      </button>
    </th>
  );
}
