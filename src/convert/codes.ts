import { type Capability, capabilities } from '../core/capabilities.ts';
import { commonCodes } from '../problems/codes.ts';
import { type CodeCard, type ProblemCodes, problemMaker } from '../problems/problem.ts';

const loss = (summary: string) => ({ severity: 'warning', summary }) as const satisfies CodeCard;

type LossCode<C extends Capability> = C extends 'crossDocument' ? 'convert/across-documents' : `convert/${C}`;

const all = /* @__PURE__ */ Object.keys(capabilities) as readonly Capability[];

/** The code of each loss that follows from the declared capabilities. */
export const lossCodes = /* @__PURE__ */ Object.fromEntries(
  all.map((id) => [id, id === 'crossDocument' ? 'convert/across-documents' : `convert/${id}`]),
) as { readonly [C in Capability]: LossCode<C> };

const losses = /* @__PURE__ */ Object.fromEntries(
  all.map((id) => [lossCodes[id], loss(`The target format cannot hold ${capabilities[id]}.`)]),
) as Readonly<Record<LossCode<Capability>, CodeCard>>;

/** What a conversion loses or changes. */
export const convertCodes = {
  ...losses,
  'convert/attributes': loss('The target format did not keep an attribute of mentions.'),
  'convert/tokens': loss('Positions in characters became positions in tokens.'),
  'convert/names': loss('Names of mentions became words with positions.'),
  'convert/changed': loss('A document is different when the output is read again.'),
  'convert/file-name': loss('A document has no name of its own in its file, and its file has another name.'),
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker({ ...commonCodes, ...convertCodes });
