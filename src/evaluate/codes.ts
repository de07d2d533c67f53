import { commonCodes } from '../problems/codes.ts';
import { type ProblemCodes, problemMaker } from '../problems/problem.ts';

/** Problems of a pair of documents and of a corpus as a whole. */
export const evaluateCodes = {
  'file/no-mentions': {
    severity: 'warning',
    summary: 'No mention was read from a file that has documents.',
  },
  'key/no-mentions': {
    severity: 'error',
    summary: 'No mention was read from a key that has documents.',
    lenient: 'the files are scored, and recall is undefined',
  },
  'filter/absent': {
    severity: 'error',
    summary: 'No mention of a side has the attribute of a condition of --filter.',
  },
  'filter/nothing': {
    severity: 'warning',
    summary: 'A condition of --filter leaves out no mention of a side.',
  },
  'filter/everything': {
    severity: 'warning',
    summary: 'A condition of --filter leaves out every mention of a side.',
  },
  'group/empty': { severity: 'error', summary: 'No document belongs to a group of --by.' },
  'group/no-genre': { severity: 'error', summary: 'The names of the documents do not show genres.' },
  'group/undefined': {
    severity: 'warning',
    summary: 'A metric has no value in a group, which is left out of its mean over groups.',
  },
  'window/no-tokens': {
    severity: 'error',
    summary: 'A document without tokens cannot be cut into windows.',
  },
  'text/length': {
    severity: 'warning',
    summary:
      'Key and response have different numbers of tokens; an error if they differ by more than a tenth.',
    allow: 'the document is scored, with mentions matched by token position',
    summed: 'documents have different numbers of tokens',
  },
  'text/words': {
    severity: 'warning',
    summary: 'Key and response have different words; an error if more than a tenth of them differ.',
    allow: 'the document is scored, with mentions matched by position',
    summed: 'documents have different words',
  },
  'text/no-running-text': {
    severity: 'error',
    summary: 'A list of mentions without the running text has ids that are not those of the other side.',
  },
  'text/other-strings': {
    severity: 'error',
    summary: 'Lists of strings in a JSON object are not mentions of the text of the key.',
  },
  'text/sentences': {
    severity: 'warning',
    summary: 'Key and response have different sentence breaks.',
    summed: 'documents have different sentence breaks',
  },
  'text/empty-nodes': {
    severity: 'warning',
    summary: 'Key and response have different empty nodes.',
    summed: 'documents have different empty nodes',
  },
  'text/units': {
    severity: 'error',
    summary: 'Key and response count different things, and no text relates one to the other.',
  },
  'text/projected': {
    severity: 'warning',
    summary:
      'Key and response count the same text in different units; mentions were projected through its characters.',
    summed: 'documents were projected',
  },
  'text/unprojected': {
    severity: 'warning',
    summary: 'A mention of the response has no counterpart among the tokens of the key.',
  },
  'text/rewritten': {
    severity: 'warning',
    summary: 'The response changes words of the text; it was aligned to the text of the key.',
  },
  'text/unaligned': {
    severity: 'warning',
    summary: 'No word of a mention of the response is in the text of the key.',
  },
  'text/searched': {
    severity: 'warning',
    summary: 'The mentions of the response have no positions; they were searched for in the text of the key.',
  },
  'text/no-positions': {
    severity: 'error',
    summary: 'Mentions without positions cannot be found, because there is no text to search.',
  },
  'mention/repeated': { severity: 'warning', summary: 'A mention occurs twice in one entity.' },
  'mention/shared': { severity: 'warning', summary: 'A mention is in two entities.' },
  'mention/crosses-sentence': { severity: 'warning', summary: 'Mentions cross a sentence break.' },
  'singletons/key-only': {
    severity: 'warning',
    summary: 'The key has singletons, the response has none.',
  },
  'singletons/response-only': {
    severity: 'warning',
    summary: 'The response has singletons, the key has none.',
  },
  'singletons/many': {
    severity: 'warning',
    summary: 'Most key mentions are singletons, which raises some metrics.',
  },
  'singletons/all': {
    severity: 'warning',
    summary: 'Every entity of the response is a singleton: it links nothing.',
  },
  'entities/across-documents': {
    severity: 'warning',
    summary: 'Entities of the key are in several documents, but each document is scored by itself.',
  },
  'entities/across-topics': {
    severity: 'warning',
    summary: 'Entities are in several topics, but each topic is scored by itself.',
  },
  'entities/document-labels': {
    severity: 'warning',
    summary: 'Names that a format gives to the entities of one document are taken as valid in several.',
  },
  'entities/labels-reused': {
    severity: 'warning',
    summary: 'The names of entities seem to begin anew in each document, but are scored across documents.',
  },
  'entities/none-across': {
    severity: 'warning',
    summary: 'The key has entities in several documents, the response has none.',
  },
  'entities/no-names': {
    severity: 'error',
    summary: 'Entities without names cannot be scored across documents.',
  },
  'topics/gold': { severity: 'note', summary: 'The topics of the key are used.' },
  'topics/unknown': {
    severity: 'error',
    summary: 'Topics are scored, but nothing says which documents belong to which.',
  },
  'topics/name': { severity: 'error', summary: 'The name of a document is not one of ECB+.' },
  'topics/folder': { severity: 'error', summary: 'A file of the key is in no folder.' },
  'topics/line': {
    severity: 'error',
    summary: 'A line of the table of topics is not a document and its topic.',
  },
  'topics/missing': { severity: 'error', summary: 'The table of topics lacks a document of the key.' },
  'topics/twice': { severity: 'error', summary: 'The table of topics has two topics for a document.' },
  'topics/unused': {
    severity: 'warning',
    summary: 'The table of topics names documents that are not scored.',
  },
  'scope/document': {
    severity: 'warning',
    summary: 'The verb works document by document; the scope that was asked for is not used.',
  },
  'entities/one-per-document': {
    severity: 'warning',
    summary: 'The response has at most one entity per document, the key has several.',
  },
  'mentions/gold': {
    severity: 'warning',
    summary: 'The response has exactly the mentions of the key.',
  },
  'relations/left-out': {
    severity: 'warning',
    summary: 'Bridging links lead from or to mentions that are not scored.',
  },
  'relations/not-scored': {
    severity: 'warning',
    summary: 'The key has split antecedents, which no metric scores.',
  },
  'match/large': {
    severity: 'warning',
    summary: 'So many mentions could match each other that they are matched greedily.',
  },
  'match/without-heads': {
    severity: 'warning',
    summary: 'Mentions are matched by their heads, but some of them have none.',
  },
  'match/no-heads': {
    severity: 'error',
    summary: 'Mentions are to be matched by their heads, but those of the key have none.',
  },
  'match/no-minimum': {
    severity: 'error',
    summary: 'Mentions are to be matched by their minimum spans, but nothing in the key says what these are.',
  },
  'match/moved-zeros': {
    severity: 'warning',
    summary: 'Zeros of the response are at other places than those of the key.',
  },
  'match/heads-only': {
    severity: 'warning',
    summary: 'The response has the heads of the mentions of the key instead of the mentions.',
  },
  'metric/historical': {
    severity: 'warning',
    summary: 'A metric that changes the mentions was requested.',
  },
  'metric/undefined': {
    severity: 'warning',
    summary: 'A metric has no value for this input.',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker({ ...commonCodes, ...evaluateCodes });
