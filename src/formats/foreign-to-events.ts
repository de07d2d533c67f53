import { detectFormat, HEAD_BYTES } from './detect.ts';
import { type ForeignFile, foreignFile } from './foreign-files.ts';

/** What a file is instead, for a verb that does not read documents of coreference either. */
export function foreignToEvents(bytes: Uint8Array): ForeignFile | undefined {
  const head = bytes.subarray(0, HEAD_BYTES);
  const foreign = foreignFile(head);
  if (foreign !== undefined) return foreign;
  const format = detectFormat(head)?.format;
  return format && { label: format.label, help: 'coreference is scored with: corefeval score KEY RESPONSE' };
}
