import { problem } from '../problems/problem.ts';

/** Names of files that come with corpora and are never annotation: hidden files, descriptions, licences, files of the system. */
const NEVER_ANNOTATION =
  /^(?:\..*|(?:read_?me|licen[cs]e|copying|copyright|notice|authors|contributors|changelog|changes|citation|version|makefile)(?:[._-][^/]*)?|thumbs\.db|desktop\.ini|__macosx)$/i;
/** Endings of texts for people, programs, pictures and printed pages. */
const SELDOM_ANNOTATION =
  /\.(?:md|markdown|rst|adoc|tex|bib|cff|pdf|docx?|odt|rtf|html?|css|png|jpe?g|gif|svg|py|pyc|ipynb|pl|sh|bat|js|ts|r|java|log|bak|swp|md5|sha1|sha256)$/i;

/** Exceptions: files that are annotation in spite of such a name, as `changes.conll`. */
const ANNOTATION_ENDING = /conll|\.(?:jsonl?|jsonlines|xml|tsv|ann|tbf|conllu|corefud|v\d+_\w+)(?:\.gz)?$/i;

/** Whether a file of a directory is not annotation, by its name alone. */
export const isNeverAnnotation = (name: string): boolean =>
  name.startsWith('.') || (NEVER_ANNOTATION.test(name) && !ANNOTATION_ENDING.test(name));

/** Whether a file of a directory is annotation only if its content shows a format. */
export const isSeldomAnnotation = (name: string): boolean => SELDOM_ANNOTATION.test(name);

/** Names in a message; further ones are counted. */
const MAX_SHOWN_NAMES = 5;

/**
 * Names the files of a corpus that were skipped. Always a warning, also with `--strict`: most corpora contain such
 * files, and a file that may be annotation is never skipped.
 */
export const skippedFiles = (corpus: string, names: readonly string[]) => {
  const more = names.length > MAX_SHOWN_NAMES ? ` and ${names.length - MAX_SHOWN_NAMES} more` : '';
  const files = names.length === 1 ? '1 file is' : `${names.length} files are`;
  return problem(
    'file/skipped',
    `${files} not annotation, by name, and not read: ${names.slice(0, MAX_SHOWN_NAMES).join(', ')}${more}.`,
    { file: corpus, help: 'if one of them is annotation, rename it, or name it instead of its directory' },
  );
};
