import { Option } from 'commander';
import { UsageError } from '../../../problems/problem.ts';

/** Where source texts are, as parsed by commander. */
export interface TextArguments {
  readonly texts?: string;
}

export const textsOption = (): Option =>
  new Option(
    '-x, --texts <path>',
    'source texts: a directory with DOCUMENT.txt, or one text (default: the token tables for pages, the texts beside the annotation for conversions)',
  );

/** Texts are shown by pages alone. */
export function refuseTexts({ texts }: TextArguments, kind: string): void {
  if (texts !== undefined && kind !== 'html') {
    throw new UsageError(
      '--texts is for pages: other outputs have no text.',
      'add --html, or a file name that ends in .html',
    );
  }
}
