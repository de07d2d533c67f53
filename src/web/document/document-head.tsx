/** Parts that the views of documents share: the line above the text, and the message for a missing document. */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { naturalOrder } from '../../core/natural-order.ts';
import { useKeys } from '../frame/keys.ts';
import { go, hrefOf, route } from '../frame/route.ts';
import { shortNames } from '../parts/short-names.ts';
import { forgetTarget } from './selection.ts';

const release = (pinned: readonly string[]) => Object.fromEntries(pinned.map((name) => [name, '']));

/** When another system is chosen, a view of documents forgets the place in the text and what is pinned. */
export const leaveSystem = (pinned: readonly string[]) => () => {
  forgetTarget();
  return release(pinned);
};

interface UnknownProps {
  /** The names of all documents. */
  readonly ids: readonly string[];
  readonly id: string;
  /** The view that opens a document. */
  readonly view: string;
}

export function UnknownDocument({ ids, id, view }: UnknownProps) {
  const lower = id.toLowerCase();
  const near = ids
    .filter(
      (name) => lower !== '' && (name.toLowerCase().includes(lower) || lower.includes(name.toLowerCase())),
    )
    .sort(naturalOrder);
  const shown = (near.length > 0 ? near : ids).slice(0, 8);
  return (
    <div class="page">
      <h1 tabIndex={-1}>Not in this report</h1>
      <p>
        There is no document <bdi>“{id}”</bdi> here. Perhaps one of these:
      </p>
      <ul>
        {shown.map((name) => (
          <li key={name}>
            <a href={hrefOf({ view, id: name })} dir="auto">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href={hrefOf({ view: 'documents' })}>All documents</a>
      </p>
    </div>
  );
}

interface HeadProps {
  readonly ids: readonly string[];
  readonly number: number;
  readonly view: string;
  /** Parameters of what is pinned, which are removed when another document is opened. */
  readonly pinned: readonly string[];
  /** The score and the size. */
  readonly children: ComponentChildren;
}

export function DocumentHead({ ids, number, view, pinned, children }: HeadProps) {
  const { params } = route.value;
  const short = useMemo(() => shortNames(ids), [ids]);
  const to = (step: number) => {
    const id = ids[number + step];
    if (id !== undefined) go({ view, id, params: { ...params, ...release(pinned) } });
  };
  useKeys({
    '[': () => to(-1),
    ']': () => to(1),
  });
  return (
    <div class="dochead">
      <Step sign="‹" label="Previous document" shortcut="[" isLast={number === 0} onClick={() => to(-1)} />
      <Step
        sign="›"
        label="Next document"
        shortcut="]"
        isLast={number + 1 === ids.length}
        onClick={() => to(1)}
      />
      <h1 tabIndex={-1} dir="auto" title={ids[number]}>
        {short[number]}
      </h1>
      {children}
    </div>
  );
}

interface StepProps {
  readonly sign: string;
  readonly label: string;
  readonly shortcut: string;
  readonly isLast: boolean;
  readonly onClick: () => void;
}

function Step({ sign, label, shortcut, isLast, onClick }: StepProps) {
  return (
    <button type="button" class="quiet" disabled={isLast} onClick={onClick} title={`${label} (${shortcut})`}>
      <span aria-hidden="true">{sign}</span>
      <span class="hidden">{label}</span>
    </button>
  );
}
