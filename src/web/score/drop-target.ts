/** The whole window takes files, wherever they are dropped. */
import { signal } from '@preact/signals';
import { go } from '../route.ts';
import { add, failure, running, SCORE } from './desk.ts';
import { givenByDrop } from './given.ts';

/** Whether files are being dragged over the window. */
export const isOver = signal(false);

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

export function listenToDrops(): void {
  addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    isOver.value = true;
  });
  addEventListener('dragleave', (event) => {
    // Also sent on the way from one element to the next.
    if (event.relatedTarget === null) isOver.value = false;
  });
  addEventListener('drop', (event) => {
    isOver.value = false;
    if (!hasFiles(event) || event.dataTransfer === null) return;
    event.preventDefault();
    if (running.value !== undefined) return;
    givenByDrop(event.dataTransfer).then(
      (given) => {
        add(given);
        go({ view: SCORE });
      },
      (error) => {
        failure.value = String(error);
      },
    );
  });
}
