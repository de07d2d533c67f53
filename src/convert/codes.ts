import type { Capability } from '../formats/format.ts';
import { commonCodes } from '../problems/codes.ts';
import { type CodeCard, type ProblemCodes, problemMaker } from '../problems/problem.ts';

const loss = (summary: string) => ({ severity: 'warning', summary }) as const satisfies CodeCard;

/** What a conversion loses or changes. */
export const convertCodes = {
  'convert/words': loss('The target format cannot hold the words of the text.'),
  'convert/gaps': loss('The target format cannot hold mentions with gaps.'),
  'convert/heads': loss('The target format cannot hold heads of mentions.'),
  'convert/zeros': loss('The target format cannot hold empty nodes.'),
  'convert/types': loss('The target format cannot hold types of mentions.'),
  'convert/relations': loss('The target format cannot hold relations other than identity.'),
  'convert/across-documents': loss('The target format cannot hold entities across documents.'),
  'convert/attributes': loss('The target format did not keep an attribute of mentions.'),
  'convert/tokens': loss('Positions in characters became positions in tokens.'),
  'convert/names': loss('Names of mentions became words with positions.'),
  'convert/changed': loss('A document does not come back from the output as it was.'),
  'convert/file-name': loss('A document has no name of its own in its file, and its file has another name.'),
} as const satisfies ProblemCodes;

type ConvertCode = keyof typeof convertCodes;

/** The code of each loss that follows from the declared capabilities. */
export const lossCodes: Readonly<Record<Capability, ConvertCode>> = {
  words: 'convert/words',
  gaps: 'convert/gaps',
  heads: 'convert/heads',
  zeros: 'convert/zeros',
  types: 'convert/types',
  relations: 'convert/relations',
  crossDocument: 'convert/across-documents',
};

export const problem = /* @__PURE__ */ problemMaker({ ...commonCodes, ...convertCodes });
