/** The whole window takes files, wherever they are dropped. */
import { signal } from '@preact/signals';
import { problem } from '../../problems/problem.ts';
import { go, route } from '../frame/route.ts';
import { FolderRefused, givenByDrop } from './given.ts';
import type { Given } from './inputs.ts';
import { add, failure, type GivenAs, inputs, report, running, SCORE_VIEW, troubles } from './score-state.ts';

/** Where files are being dragged over the window: over a place for them, or elsewhere. */
export const over = signal<'key' | 'responses' | 'elsewhere' | undefined>(undefined);

/** Files that were dropped on a report, until the user has said what to do with them. */
export const dropped = signal<readonly Given[] | undefined>(undefined);

function placeOf({ target }: DragEvent): GivenAs {
  const place = target instanceof Element ? target.closest<HTMLElement>('.zone[data-place]') : null;
  return (place?.dataset.place as GivenAs) ?? undefined;
}

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
    over.value = placeOf(event) ?? 'elsewhere';
  });
  addEventListener('dragleave', (event) => {
    // Also sent on the way from one element to the next.
    if (event.relatedTarget === null) over.value = undefined;
  });
  addEventListener('drop', (event) => {
    over.value = undefined;
    if (!hasFiles(event) || event.dataTransfer === null) return;
    event.preventDefault();
    if (running.value !== undefined) return;
    const [place, isOnReport] = [
      placeOf(event),
      report.value !== undefined && route.value.view !== SCORE_VIEW,
    ];
    const take = (given: readonly Given[]) => {
      if (isOnReport && inputs.value.length > 0) dropped.value = given;
      else {
        go({ view: SCORE_VIEW });
        // Several files at once may be key and responses, wherever they are dropped.
        add(given, place === 'key' && given.length > 1 ? undefined : place);
      }
    };
    givenByDrop(event.dataTransfer).then(take, (error) => {
      go({ view: SCORE_VIEW });
      if (error instanceof FolderRefused) troubles.value = [{ problems: [refused(error.message)] }];
      else failure.value = String(error);
    });
  });
}
