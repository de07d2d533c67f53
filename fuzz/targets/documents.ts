import { documentTarget, type Seed } from '../document-target.ts';
import { jsonSeeds } from '../json-seeds.ts';
import type { Target } from '../target.ts';
import { textSeeds } from '../text-seeds.ts';
import { xmlSeeds } from '../xml-seeds.ts';

/** Examples of every format of documents. */
export const documentSeeds: readonly Seed[] = [...jsonSeeds, ...textSeeds, ...xmlSeeds];

/** A target for each reader of documents, called `FORMAT-documents`. */
export const documentTargets: readonly Target[] = documentSeeds.map(documentTarget);
