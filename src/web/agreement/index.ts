import type { AgreementIndex } from '../../page/agreement/types.ts';
import { aboutView } from '../about/view.tsx';
import type { HelpTexts } from '../frame/help.tsx';
import type { View } from '../frame/view.ts';
import { decisionsView } from './decisions.tsx';
import { agreementOverview } from './overview.tsx';

export const agreementHelp: HelpTexts = {
  intro:
    'Each column has the text as one annotator marked it. Lines are the chains that the decision is about; chains that begin at the same mention have one colour, and the mention that is asked for has a ground. Annotators voted from the beginning of the text to its end: each question is about the entities that were decided so far, so an answer may add or remove later questions.',
  signs: [],
  keys: [
    ['o d', 'overview, decisions'],
    ['1–9', 'take the answer with this number'],
    ['0', 'not a mention, or a new entity'],
    ['m', 'take the answer of the majority'],
    ['j k', 'next, previous decision'],
    ['u', 'undo the last answer'],
    ['t', 'light or dark'],
    ['?', 'this help'],
  ],
};

/** The views of the page of annotators, in the order of their tabs. */
export const agreementViews: readonly View<AgreementIndex, undefined>[] = [
  agreementOverview,
  decisionsView,
  aboutView(agreementHelp),
];
