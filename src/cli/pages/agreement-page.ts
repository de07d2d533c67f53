import { assembleAgreement } from '../../page/agreement/assemble.ts';
import type { AgreeResult } from '../../verbs/agree.ts';
import { builtPage } from './built-page.ts';

/** The page on which a person decides what annotators left open. */
export const agreementPage = ({ report, tables }: AgreeResult, dropsSingletons: boolean): Promise<string> =>
  assembleAgreement(builtPage('agreement', 'renderAgreement'), report, tables, {
    rule: 'ask',
    dropsSingletons,
  });
