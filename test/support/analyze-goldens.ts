import { expect } from 'vitest';
import { cutPair, type FoundError, findErrors } from '../../src/analyze/find-errors.ts';
import { type AntecedentRule, linkErrors } from '../../src/analyze/link-errors.ts';
import { mentionOf, type Overlay } from '../../src/analyze/overlay.ts';
import { type MentionKind, predicatesFor } from '../../src/analyze/predicates.ts';
import type { Document, Mention } from '../../src/core/document.ts';
import { alignPair } from '../../src/evaluate/align-pair.ts';
import { type SingletonPolicy, settingsOf } from '../../src/evaluate/index.ts';
import { pairDocuments } from '../../src/evaluate/pair-documents.ts';
import { readConllText } from './conll.ts';

/** A mention as the recordings write it: sentence, and first and end token within the sentence. */
type RecordedSpan = readonly [sentence: number, start: number, end: number];

export interface RecordedError {
  readonly type: string;
  readonly [field: string]: string | RecordedSpan | readonly RecordedSpan[];
}

export interface RecordedRun {
  readonly total: Readonly<Record<string, number>>;
  readonly documents: readonly {
    readonly document: string;
    readonly part: string;
    readonly errors: readonly RecordedError[];
    readonly mentions?: readonly {
      readonly span: RecordedSpan;
      readonly type: string;
      readonly head: number;
    }[];
  }[];
}

/** A run of the Berkeley Coreference Analyser. */
export interface AnalyzeCase {
  readonly id: string;
  readonly licence: string;
  readonly key: string;
  readonly response: string;
  readonly expected: { readonly singletonsRemoved: RecordedRun; readonly singletonsKept: RecordedRun };
}

/** A case whose result depends on the order of a Python set, with all results that were seen. */
export interface OrderCase extends Omit<AnalyzeCase, 'expected'> {
  readonly outcomes: readonly { readonly outcome: RecordedRun }[];
}

const columns = ['pos', 'parse', 'type'];

/** The aligned documents of a key and a response in CoNLL, with the columns that the analysis uses. */
export function alignedPairs(key: string, response: string, singletons: SingletonPolicy) {
  const settings = settingsOf({ singletons });
  const read = (text: string) => readConllText(text, { columns }).documents;
  return pairDocuments(read(key), read(response), () => {}).map(
    ([keyDocument, responseDocument]) => alignPair(keyDocument, responseDocument, settings, () => {}).pair,
  );
}

const spaced = (type: string) => type.replaceAll('-', ' ');

/** The span of a token range of a document as the recordings write it. */
function recordedSpan({ sentences }: Document, start: number, end: number): RecordedSpan {
  let sentence = 0;
  while (sentence + 1 < sentences.length && sentences[sentence + 1] <= start) sentence++;
  const from = sentences[sentence];
  return [sentence, start - from, end - from];
}

function recorded(over: Overlay, { type, nodes, entity }: FoundError): RecordedError {
  const { key, response } = over.pair;
  const span = (node: number) => {
    const { start, end } = mentionOf(over, node);
    return recordedSpan(key, start, end);
  };
  const [all, only] = [nodes.map(span), span(nodes[0])];
  const keyEntity = entity < 0 ? [] : over.keyNodes[entity]?.map(span);
  const responseEntity = entity < 0 ? [] : over.responseNodes[entity]?.map(span);
  switch (type) {
    case 'span-error': {
      const { start, end } = response.mentions.at(over.responseMentionOf[nodes[0]]);
      return { type: spaced(type), response: recordedSpan(key, start, end), key: only };
    }
    case 'conflated-entities':
      return { type: spaced(type), part: all, responseEntity };
    case 'extra-mention':
      return { type: spaced(type), mention: only, responseEntity };
    case 'extra-entity':
      return { type: spaced(type), mentions: all, responseEntity };
    case 'divided-entity':
      return { type: spaced(type), part: all, keyEntity };
    case 'missing-mention':
      return { type: spaced(type), mention: only, keyEntity };
    case 'missing-entity':
      return { type: spaced(type), keyEntity };
  }
}

const sorted = (errors: readonly RecordedError[]): string[] =>
  errors
    .map(({ type, ...rest }) =>
      [
        type,
        ...Object.keys(rest)
          .sort()
          .map((field) => `${field} ${JSON.stringify(rest[field])}`),
      ].join(' '),
    )
    .sort();

/** All errors of a pair of files with the predicates of the analyser, as sorted texts by document. */
export function errorsFound(
  { key, response }: Pick<AnalyzeCase, 'key' | 'response'>,
  singletons: SingletonPolicy,
  trees = true,
): string[][] {
  return alignedPairs(key, response, singletons).map((pair) => {
    const cuts = cutPair(pair, predicatesFor(pair, { trees, pronouns: 'none' }), 'berkeley');
    // The analyser has no error for a response entity of one mention that the key lacks; ours is an extra entity.
    const errors = findErrors(cuts).filter(
      ({ type, entity }) => type !== 'extra-entity' || cuts.response[entity].nodes.length > 1,
    );
    return sorted(errors.map((error) => recorded(cuts.overlay, error)));
  });
}

export const errorsRecorded = ({ documents }: RecordedRun): string[][] =>
  documents.map(({ errors }) => sorted(errors));

/** Compares every error of a case with its mentions. */
export function checkErrors(one: AnalyzeCase): void {
  const byText = (documents: string[][]) => documents.filter((errors) => errors.length > 0).sort();
  const { singletonsRemoved, singletonsKept } = one.expected;
  expect(byText(errorsFound(one, 'drop'))).toEqual(byText(errorsRecorded(singletonsRemoved)));
  expect(byText(errorsFound(one, 'keep'))).toEqual(byText(errorsRecorded(singletonsKept)));
}

/** Compares the kinds and heads of all mentions of a case. */
export function checkMentions(one: AnalyzeCase): void {
  alignedPairs(one.key, one.response, 'keep').forEach((pair) => {
    const predicates = predicatesFor(pair, { trees: true, pronouns: 'none' });
    const name = /^\((.*)\); part (\d+)$/.exec(pair.key.id);
    const document = one.expected.singletonsRemoved.documents.find(
      (each) => each.document === name?.[1] && Number(each.part) === Number(name[2]),
    );
    expect(document?.mentions).toBeDefined();
    for (const { span, type, head } of document?.mentions ?? []) {
      const from = pair.key.sentences[span[0]];
      const mention = { start: from + span[1], end: from + span[2], entity: 0 };
      expect([span, predicates.kind(mention), predicates.head(mention) - from]).toEqual([span, type, head]);
    }
  });
}

/** A run of cort, with the kinds of mentions that it found. */
export interface CortCase {
  readonly id: string;
  readonly key: string;
  readonly response: string;
  readonly expected: {
    readonly errors: Readonly<
      Record<AntecedentRule, Readonly<Record<'recall' | 'precision', readonly RecordedLink[]>>>
    >;
    readonly mentions: readonly {
      readonly side: string;
      readonly document: string;
      readonly span: RecordedSpan;
      readonly type: string;
    }[];
  };
}

interface RecordedLink {
  readonly document: string;
  readonly anaphor: RecordedSpan;
  readonly antecedent: RecordedSpan;
}

const cortKinds: Readonly<Record<string, MentionKind>> = {
  NAM: 'name',
  NOM: 'nominal',
  PRO: 'pronoun',
  DEM: 'pronoun',
};

/** Compares all link errors with their antecedents; the kinds of mentions are those of cort. */
export function checkLinks({ key, response, expected }: CortCase): void {
  for (const rule of ['closest', 'accessibility'] as const) {
    for (const side of ['recall', 'precision'] as const) {
      const found = alignedPairs(key, response, 'drop').flatMap((pair) => {
        const document = side === 'recall' ? pair.key : pair.response;
        const spanOf = ({ start, end }: { readonly start: number; readonly end: number }) =>
          recordedSpan(document, start, end);
        const types = new Map(
          expected.mentions
            .filter(
              (one) => one.document === document.id && one.side === (side === 'recall' ? 'key' : 'response'),
            )
            .map(({ span, type }) => [span.join(), type]),
        );
        const predicates = {
          ...predicatesFor(pair, { trees: false, pronouns: 'none' }),
          kind: (mention: Mention) => cortKinds[types.get(spanOf(mention).join()) ?? ''],
        };
        return linkErrors(pair, predicates, rule)
          .filter((error) => error.side === side)
          .map(({ anaphor, antecedent }) => ({
            document: document.id,
            anaphor: spanOf(document.mentions.at(anaphor)),
            antecedent: spanOf(document.mentions.at(antecedent)),
          }));
      });
      const asTexts = (links: readonly RecordedLink[]) =>
        links
          .map(({ document, anaphor, antecedent }) => JSON.stringify([document, anaphor, antecedent]))
          .sort();
      expect(asTexts(found)).toEqual(asTexts(expected.errors[rule][side]));
    }
  }
}
