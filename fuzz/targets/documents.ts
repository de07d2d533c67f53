import { formats } from '../../src/formats/index.ts';
import { documentTarget, type Seed } from '../document-target.ts';
import { bitsOf } from '../draw.ts';
import { jsonSeeds } from '../json-seeds.ts';
import { layoutSeeds } from '../layout-seeds.ts';
import { standoffSeeds } from '../standoff-seeds.ts';
import type { Target } from '../target.ts';
import { textSeeds } from '../text-seeds.ts';
import { xmlSeeds } from '../xml-seeds.ts';

const seeds: readonly Seed[] = [...jsonSeeds, ...layoutSeeds, ...standoffSeeds, ...textSeeds, ...xmlSeeds];

/** A format with a writer and without examples is tried with what it writes. */
const written = formats.filter(
  ({ id, write }) => write !== undefined && seeds.every(({ format }) => format.id !== id),
);

/** Examples of every format of documents. */
export const documentSeeds: readonly Seed[] = [
  ...seeds,
  ...written.map((format) => ({ format, texts: [], bits: bitsOf() })),
];

/** A target for each reader of documents, called `FORMAT-documents`. */
export const documentTargets: readonly Target[] = documentSeeds.map(documentTarget);
