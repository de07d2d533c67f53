import type { KindWords } from '../../report/vocabulary.ts';

interface SignProps {
  /** Nothing is drawn for what is right. */
  readonly of: KindWords | undefined;
  readonly count?: string;
}

/** The sign of a kind of error on the ground of its family; its word is beside it, or on hover. */
export function Sign({ of, count = '' }: SignProps) {
  if (of === undefined) return null;
  return (
    <b class={`sign ${of.family}`} aria-hidden="true" title={of.label}>
      {of.sign}
      {count}
    </b>
  );
}
