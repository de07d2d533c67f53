import type { Document, Mention } from '../core/document.ts';
import { readFiles } from '../library/files/read.ts';
import { formatsOf, warningFields } from '../report/score/json.ts';
import { requestCorpora } from './corpora.ts';
import { corpusOptions, optionsOf, refuseUnknownParameters } from './parameters.ts';
import type { Method } from './shell.ts';

/** Reads a corpus: its documents as lists, and how they were read. */
export const read: Method = async (parameters, shell) => {
  refuseUnknownParameters(parameters, ['source', 'options']);
  const {
    paths: [source],
    formats,
    shell: files,
  } = requestCorpora([{ parameter: 'source', name: 'source', corpus: parameters.source }], shell);
  const options = optionsOf(parameters, corpusOptions.read);
  const request = { ...options, format: formats[0] ?? options.format, source };
  const { documents, origins, warnings } = await readFiles(request as never, files);
  return {
    path: source,
    ...formatsOf(origins),
    documents: documents.map(listedDocument),
    warnings: warnings.map(warningFields),
  };
};

/** A document as a list: mentions are `[start, end]`, both included, with further pairs where they have gaps; or names, where they have no positions. */
function listedDocument({ id, unit, entities, mentions, tokens, text }: Document) {
  const listed: (string | number[])[][] = entities.map(() => []);
  for (const mention of mentions)
    listed[mention.entity].push(
      unit === 'name' ? plainName(tokens?.at(mention.start) ?? '') : bounds(mention),
    );
  return {
    ...(id === '' ? {} : { id }),
    unit,
    ...(unit === 'token' && tokens !== undefined
      ? { tokens: Array.from({ length: tokens.length }, (_, i) => tokens.at(i)) }
      : {}),
    ...(text === undefined ? {} : { text }),
    entities: listed,
    labels: entities,
  };
}

/** A name without the quotation marks with which some formats write it. */
function plainName(name: string): string {
  if (!/^".*"$/s.test(name)) return name;
  try {
    return JSON.parse(name);
  } catch {
    return name;
  }
}

const bounds = ({ start, end, parts }: Mention): number[] =>
  parts === undefined ? [start, end - 1] : parts.flatMap(([from, to]) => [from, to - 1]);
