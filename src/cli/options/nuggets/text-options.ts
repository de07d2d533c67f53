import { Option } from 'commander';
import { UsageError } from '../../../problems/problem.ts';

/** Where the texts of a page are, as parsed by commander. */
export interface TextArguments {
  readonly texts?: string;
}

export const textsOption = (): Option =>
  new Option(
    '--texts <directory>',
    'source texts (DOCUMENT.txt) for the page (default: the words of the token tables)',
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
