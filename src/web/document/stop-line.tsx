import type { Signal } from '@preact/signals';

/** The mention under the pointer, in words. A separate component: nothing else is drawn again when it changes. */
export function StopLine({ text }: { readonly text: Signal<string | undefined> }) {
  return (
    <p class="stop" role="status">
      {text.value ?? 'Point at a mention, or move with the arrow keys.'}
    </p>
  );
}
