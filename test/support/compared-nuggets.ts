import { expect } from 'vitest';
import {
  compareNuggets,
  document2015,
  type NuggetComparison,
  readTbf,
  standardAttributes,
  type TokenTables,
} from '../../src/nuggets/index.ts';
import { tbf } from './nuggets.ts';

/** Compares two tbf texts without problems, by the profile of 2015. */
export function comparedTexts(gold: string, system: string, tables?: TokenTables): NuggetComparison {
  const file = (name: string, text: string) => ({
    name,
    documents: readTbf({ name, text }, () => expect.unreachable()),
  });
  return compareNuggets(
    file('gold', gold),
    file('system', system),
    { profile: document2015, attributes: standardAttributes, mapping: 'greedy', unit: 'auto', tables },
    () => {},
  );
}

/** Four gold mentions, a cluster and a link. */
export const goldText = tbf(
  'd',
  'E1 0,4 Life_Die Actual',
  'E2 10,14 Life_Die Actual',
  'E3 20,26 Life_Die Other',
  'E4 30,34',
  '@Coreference R1 E1,E3',
  '@After R2 E2,E1',
);

/** A system with a right mention, one with a wrong attribute, a span error, a missing and an extra mention. */
export const systemText = tbf(
  'd',
  'S1 0,4 Life_Die Actual',
  'S2 10,14 Life_Injure Actual',
  'S3 20,24 Life_Die Actual',
  'S4 50,54',
  '@Coreference R1 S1,S2',
  '@Subevent R2 S2,S3',
  '@After R3 S4,S1',
);
