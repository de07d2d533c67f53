import { ScorerFailure } from '../lookups/failure.ts';
import { type Mention, readEntities } from './entities.ts';
import { type Sentence, sentenceOfWord } from './sentence.ts';
import type { Treebank } from './treebank.ts';

/** The entities of one document on both sides. */
export interface DocumentPair {
  readonly key: readonly (readonly Mention[])[];
  readonly response: readonly (readonly Mention[])[];
}

/** Documents are those of the key. */
export function pairDocuments(
  key: Treebank,
  response: Treebank,
  warn: (text: string) => void,
): DocumentPair[] {
  checkAlignment(key, response);
  const keyDocuments = entitiesByDocument(key, warn);
  const responseDocuments = entitiesByDocument(response, warn);
  return Array.from(keyDocuments, ([name, entities]) => {
    const found = responseDocuments.get(name);
    if (found === undefined) throw new ScorerFailure(`The response has no document ${String(name)}`);
    return { key: entities, response: found };
  });
}

/**
 * Documents, sentences and words must be the same; empty nodes need not. Only what both sides have is compared: sentences
 * and words that one side lacks at the end are not noticed, as in the original.
 */
function checkAlignment(key: Treebank, response: Treebank): void {
  const both = Math.min(key.sentences.length, response.sentences.length);
  for (let s = 0; s < both; s++) {
    const [ours, theirs] = [key.sentences[s], response.sentences[s]];
    if (ours.newdoc !== theirs.newdoc) throw misaligned('Newdoc labels', ours.id, theirs.id);
    if (ours.id !== theirs.id) throw misaligned('Sent IDs', ours.id, theirs.id);
    const words = Math.min(ours.forms.length, theirs.forms.length);
    for (let w = 0; w < words; w += 2) {
      if (
        !sameText(
          key.text,
          ours.forms[w],
          ours.forms[w + 1],
          response.text,
          theirs.forms[w],
          theirs.forms[w + 1],
        )
      ) {
        const form = (text: string, { id, forms }: Sentence) =>
          `${id}: ${text.slice(forms[w], forms[w + 1])}`;
        throw misaligned('Words', form(key.text, ours), form(response.text, theirs));
      }
    }
  }
}

function sameText(a: string, aStart: number, aEnd: number, b: string, bStart: number, bEnd: number): boolean {
  if (aEnd - aStart !== bEnd - bStart) return false;
  for (let i = aStart, j = bStart; i < aEnd; i++, j++) if (a.charCodeAt(i) !== b.charCodeAt(j)) return false;
  return true;
}

const misaligned = (what: string, key: string, response: string): ScorerFailure =>
  new ScorerFailure(`${what} in key and sys are not aligned: key=${key}, sys=${response}`);

type DocumentName = string | number;

/** A document is named by its id, or by its running number; documents of one name are one. */
function entitiesByDocument(
  treebank: Treebank,
  warn: (text: string) => void,
): Map<DocumentName, Mention[][]> {
  const documents = new Map<DocumentName, Mention[][]>();
  const documentOfSentence: (DocumentName | undefined)[] = [];
  let name: DocumentName | undefined;
  let started = 0;
  for (const { newdoc, number } of treebank.sentences) {
    if (newdoc !== undefined) {
      started++;
      name = newdoc === true ? started : newdoc;
      documents.set(name, []);
    }
    documentOfSentence[number] = name;
  }
  for (const { id, mentions } of readEntities(treebank, warn)) {
    const parts = new Map<DocumentName, Mention[]>();
    for (const mention of mentions) {
      const document = documentOfSentence[sentenceOfWord(mention.words[0])];
      if (document === undefined) throw new ScorerFailure('A file with entities needs "# newdoc" lines');
      const part = parts.get(document);
      if (part === undefined) parts.set(document, [mention]);
      else part.push(mention);
    }
    if (parts.size > 1) warn(`Entity ${id} is in ${parts.size} documents. It is split.`);
    for (const [document, part] of parts) documents.get(document)?.push(part);
  }
  return documents;
}
