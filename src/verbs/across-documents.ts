import { problem } from '../evaluate/codes.ts';
import type { Problem } from '../problems/problem.ts';
import type { OpenCorpus } from './open.ts';

/**
 * A warning if entities of a key have mentions in several documents: each document is scored by itself. Formats whose names are valid
 * across documents are read as a whole, so no document is read for this.
 */
export function acrossDocuments({ path, files }: Pick<OpenCorpus, 'path' | 'files'>): Problem[] {
  const documentsOf = new Map<string, number>();
  for (const { documents, source } of files) {
    if (!source.format.holds.includes('crossDocument')) continue;
    for (const located of documents) {
      if (located.kind === 'unread') continue;
      const { mentions, entities, unnamed } = located.document;
      for (const entity of new Set(mentions.entities)) {
        if (unnamed?.has(entity)) continue;
        documentsOf.set(entities[entity], (documentsOf.get(entities[entity]) ?? 0) + 1);
      }
    }
  }
  let across = 0;
  for (const documents of documentsOf.values()) if (documents > 1) across++;
  if (across === 0) return [];
  return [
    problem(
      'entities/across-documents',
      `${across === 1 ? '1 entity of the key is' : `${across} entities of the key are`} in several documents, but each document is scored by itself.`,
      {
        file: path,
        help: 'links across documents do not count: --scope corpus, or --scope topic',
      },
    ),
  ];
}
