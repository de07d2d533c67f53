import { defineFormat } from '../format.ts';
import { pairKeyOf } from '../pair-key.ts';
import { scorchCodes } from './codes.ts';
import { detectScorch } from './detect.ts';
import { readScorch } from './read.ts';
import { writeScorch } from './write.ts';

/** Scorch: one document in a file, whose mentions are names. See docs/formats/scorch.md. */
export const scorch = defineFormat({
  id: 'scorch',
  label: 'Scorch JSON',
  extension: '.json',
  holds: [],
  entityNames: 'none',
  companions: [],
  codes: scorchCodes,
  parameters: [],
  tokenColumns: [],
  wording: {
    sign: 'a Scorch file has "type": "clusters" or "type": "graph"',
    documentStart: 'a JSON object with "type": "clusters" or "type": "graph"',
    border: 'file',
    naming: 'documents of this format have no names; put each into a file of its own',
    asking: 'documents of this format have no names',
    noMentions: 'check that "clusters" or "mentions" is not empty',
  },
  hasOwnSign: true,
  detect: detectScorch,
  pairKey: pairKeyOf,
  names: (id) => [id],
  read: readScorch,
  write: writeScorch,
  writtenUnits: ['token', 'character', 'name'],
});
