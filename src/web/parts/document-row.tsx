import type { ComponentChildren } from 'preact';
import { go, hrefOf, type Route } from '../frame/route.ts';

interface DocumentRowProps {
  readonly id: string;
  /** As it is shown; the whole name is seen on hover. */
  readonly name?: string;
  /** The view that a click opens. */
  readonly to: Route;
  readonly children: ComponentChildren;
}

/** The row of a document in a table: its name is a link, and a click on the rest of the row opens the same view. */
export function DocumentRow({ id, name = id, to, children }: DocumentRowProps) {
  const open = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement)) go(to);
  };
  return (
    <tr class="link" onClick={open}>
      <th scope="row">
        <a href={hrefOf(to)} dir="auto" title={name === id ? undefined : id}>
          {name === '' ? '(without a name)' : name}
        </a>
      </th>
      {children}
    </tr>
  );
}
