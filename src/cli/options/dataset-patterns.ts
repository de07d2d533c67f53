import { InvalidArgumentError } from 'commander';
import type { DatasetPattern } from '../../verbs/datasets.ts';

/** A data set, as named on the command line. */
export function toDataset(text: string, others: readonly DatasetPattern[] = []): DatasetPattern[] {
  const at = text.indexOf('=');
  if (at < 1 || at === text.length - 1)
    throw new InvalidArgumentError("Expected NAME=PATTERN, such as news='nw/*'.");
  return [...others, { name: text.slice(0, at), pattern: text.slice(at + 1) }];
}
