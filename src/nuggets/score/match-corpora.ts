import type { Candidates } from '../../matching/candidates.ts';
import { greedyMatchings } from '../../matching/greedy.ts';
import { MAX_SOLVED_PAIRS } from '../../matching/optimal.ts';
import { InputError } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import { attributeSettings, type Setting } from '../model/attributes.ts';
import type { MatchOptions } from '../model/match-options.ts';
import type { PreparedCorpus, PreparedDocument } from '../model/prepare-corpora.ts';
import { type AttributeAgreement, agreement } from './agreement.ts';
import { candidatesOf, type Mapping, mappingOf, optimalMappings, requirements } from './mapping.ts';

export interface MatchedDocument extends PreparedDocument {
  readonly candidates: Candidates;
  /** One for each setting. */
  readonly mappings: readonly Mapping[];
  /** The greedy mappings; the same as `mappings` unless optimal ones were requested. */
  readonly greedy: readonly Mapping[];
  /** Which attributes agree. */
  readonly agree: AttributeAgreement;
}

export interface MatchedCorpus extends PreparedCorpus {
  readonly settings: readonly Setting[];
  readonly documents: readonly MatchedDocument[];
}

/** Maps the mentions of each document under every setting. `file` is the gold file, for messages. */
export function matchCorpora(
  { unit, documents }: PreparedCorpus,
  file: string,
  options: Pick<MatchOptions, 'attributes' | 'profile' | 'mapping'>,
): MatchedCorpus {
  const settings = attributeSettings(options.attributes);
  return {
    settings,
    unit,
    documents: documents.map((document) => matchDocument(document, settings, file, options)),
  };
}

function matchDocument(
  document: PreparedDocument,
  settings: readonly Setting[],
  file: string,
  { profile, mapping }: Pick<MatchOptions, 'profile' | 'mapping'>,
): MatchedDocument {
  const { id, gold, system } = document;
  const [g, s] = [gold.nuggets, system.nuggets];
  const agree = agreement(
    g.map(({ values }) => values),
    s.map(({ values }) => values),
    profile.comparison,
  );
  const required = requirements(settings, agree);
  const candidates = candidatesOf(g, s, profile);
  const greedy = greedyMatchings(candidates, required).map(mappingOf);
  const mappings = mapping === 'greedy' ? greedy : optimalMappings(candidates, settings, agree, greedy);
  if (mappings === undefined) {
    const message = `More than ${MAX_SOLVED_PAIRS} pairs of mentions overlap in document "${id}".`;
    const help = 'use --mapping greedy';
    throw new InputError([problem('nuggets/too-many-pairs', message, { file, document: id, help })]);
  }
  return { ...document, candidates, mappings, greedy, agree };
}
