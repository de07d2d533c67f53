import { signal } from '@preact/signals';
import { route, setParams } from '../frame/route.ts';
import type { Drawing } from './chunks.tsx';

export type DrawingId = Drawing | 'align' | 'explain';

const DRAWINGS: readonly (readonly [id: DrawingId, label: string])[] = [
  ['one', 'Interleaved'],
  ['two', 'Side by side'],
  ['diff', 'Differences'],
  ['align', 'Alignment'],
  ['explain', 'Explain'],
];

/** The drawings of a document: without words only alignment and explanation. */
export const drawingsOf = (hasText: boolean): readonly DrawingId[] =>
  DRAWINGS.map(([id]) => id).filter((id) => hasText || id === 'align' || id === 'explain');

/** The drawing of an address. */
export const drawingOf = (hasText: boolean, asked: string | undefined): DrawingId => {
  const ids = drawingsOf(hasText);
  return ids.find((id) => id === asked) ?? ids[0];
};

/** Whether the words of the document on the screen are known. */
export const hasWords = signal(true);

export function Drawings() {
  const ids = drawingsOf(hasWords.value);
  const chosen = drawingOf(hasWords.value, route.value.params.v);
  return (
    <div class="segments" role="group" aria-label="Drawing">
      {DRAWINGS.filter(([id]) => ids.includes(id)).map(([id, label]) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => setParams({ v: id === 'one' ? '' : id }, { push: true })}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
