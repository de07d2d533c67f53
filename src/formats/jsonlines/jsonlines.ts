import { ends } from '../evidence.ts';
import { defineFormat } from '../format.ts';
import { pairKeyOf } from '../pair-key.ts';
import { jsonCodes } from './codes.ts';
import { detectBrokenJson, detectJson } from './detect.ts';
import { documentStarts, lastDocumentStart } from './document-starts.ts';
import { decideJson, examineJson } from './examine.ts';
import { clustersKey } from './options.ts';
import { readJson } from './read.ts';
import { writeJson } from './write.ts';

/** JSON with clusters of spans, as many programs write it. See docs/formats/jsonlines.md. */
export const jsonlines = defineFormat({
  id: 'jsonlines',
  label:
    'JSON lines and JSON: e2e-coref, coref-hoi, wl-coref, AllenNLP, fastcoref, Maverick, PreCo, CoreNLP, ELIT and others',
  extension: '.jsonl',
  holds: ['words'],
  entityNames: 'none',
  companions: [],
  codes: jsonCodes,
  parameters: [ends, clustersKey],
  tokenColumns: [],
  wording: {
    sign: 'a JSON file has objects with "clusters"',
    documentStart: 'a JSON object with "clusters"',
    border: 'line feed',
    naming: 'name them with the key "doc_key" or "id"',
    asking: 'name it as in "doc_key" or "id"',
    noMentions: 'check that the clusters are not empty (or name their key with --clusters-key)',
  },
  detect: detectJson,
  detectLast: detectBrokenJson,
  examine: examineJson,
  decide: decideJson,
  cutter: { documentStarts, lastDocumentStart },
  pairKey: pairKeyOf,
  names: (id) => [id, pairKeyOf(id), pairKeyOf(id).replace(/#[^#]*$/, '')],
  read: readJson,
  write: writeJson,
  writtenUnits: ['token', 'character'],
});
