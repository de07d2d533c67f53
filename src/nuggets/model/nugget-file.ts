import type { TbfDocument } from '../../formats/tbf/model.ts';

/** A tbf file. */
export interface NuggetFile {
  readonly name: string;
  readonly documents: readonly TbfDocument[];
}
