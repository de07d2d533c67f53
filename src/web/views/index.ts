import { helpTexts } from '../help.tsx';
import type { View } from '../view.ts';
import { aboutView } from './about.tsx';
import { document } from './document.tsx';
import { documents } from './documents.tsx';
import { errors } from './errors.tsx';
import { overview } from './overview.tsx';
import { playground } from './playground.tsx';

/** The views of the page of coreference, in the order of their tabs. */
export const views: readonly View[] = [
  overview,
  documents,
  document,
  errors,
  playground,
  aboutView(helpTexts),
];
