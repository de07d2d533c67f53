import { type EventKind, kindClass, kindLabel, kindSign } from './kinds.ts';

/** The sign of a kind on a filled ground. */
export function KindSign({
  kind,
  isDecoration = false,
}: {
  readonly kind: EventKind;
  readonly isDecoration?: boolean;
}) {
  return (
    <>
      <b class={`sign ${kindClass(kind)}`} aria-hidden="true" title={kindLabel(kind)}>
        {kindSign(kind)}
      </b>
      {isDecoration ? null : <span class="hidden">{kindLabel(kind)} </span>}
    </>
  );
}
