/** The whole window takes files, wherever they are dropped. */
import { signal } from '@preact/signals';
import { problem } from '../../problems/problem.ts';
import { go } from '../route.ts';
import { add, failure, running, SCORE, troubles } from './desk.ts';
import { FolderRefused, givenByDrop } from './given.ts';

/** Whether files are being dragged over the window. */
export const isOver = signal(false);

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

const refused = (folder: string) =>
  problem('file/missing', `The browser does not let the page read the folder ${folder} from a drop.`, {
    file: folder,
    help: 'choose it with the button "Choose a folder", or open the page with corefeval ui',
  });

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
    go({ view: SCORE });
    givenByDrop(event.dataTransfer).then(add, (error) => {
      if (error instanceof FolderRefused) troubles.value = [{ problems: [refused(error.message)] }];
      else failure.value = String(error);
    });
  });
}
