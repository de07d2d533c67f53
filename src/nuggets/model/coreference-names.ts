import type { Report } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import type { NuggetFile } from './nugget-document.ts';
import { COREFERENCE } from './relation-names.ts';

const SIMILAR_NAME = /^co-?ref/i;

/** Reports a file that names all its clusters differently, such as @Coref: they would all be ignored. */
export function refuseCoreferenceNames({ name: file, documents }: NuggetFile, report: Report): void {
  if (documents.some(({ relations }) => relations.some(({ name }) => name === COREFERENCE))) return;
  const similar = documents.flatMap(({ id, relations }) =>
    relations.filter(({ name }) => SIMILAR_NAME.test(name)).map((relation) => ({ ...relation, id })),
  );
  if (similar.length === 0) return;
  const [{ name, id, line }] = similar;
  const message = `The file has ${similar.length} @${name} and no @${COREFERENCE}; no cluster would be read.`;
  report(
    problem('tbf/coreference-name', message, {
      file,
      line,
      column: 1,
      document: id,
      expected: `@${COREFERENCE}`,
      help: `rename the relations to @${COREFERENCE}; names are case sensitive; --lenient ignores them`,
    }),
  );
}
