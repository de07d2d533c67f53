import type { View } from '../view.ts';
import { document } from './document.tsx';
import { documents } from './documents.tsx';
import { overview } from './overview.tsx';

/** All views, in the order of their tabs. The first is shown where the address names none. */
export const views: readonly View[] = [overview, documents, document];
