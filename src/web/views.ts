import { aboutView } from './about/view.tsx';
import { document } from './document/view.tsx';
import { documents } from './documents/view.tsx';
import { errors } from './errors/view.tsx';
import { flips } from './flips/view.tsx';
import { helpTexts } from './frame/help.tsx';
import type { View } from './frame/view.ts';
import { overview } from './overview/view.tsx';
import { playground } from './playground/view.tsx';
import { systems } from './systems/view.tsx';

/** The views of the page of coreference, in the order of their tabs. */
export const views: readonly View[] = [
  overview,
  documents,
  document,
  systems,
  flips,
  errors,
  playground,
  aboutView(helpTexts),
];
