import { compareNuggets, document2015, readTbf, standardAttributes } from '../../src/nuggets/index.ts';
import { eventPageDocument } from '../../src/page/events/document.ts';
import { wordsOfText } from '../../src/page/events/words.ts';
import { EventModel } from '../../src/web/events/event-model.ts';
import { tbf } from './nuggets.ts';

const file = (name: string, text: string) => ({
  name,
  documents: readTbf({ name, text }, (problem) => {
    throw new Error(problem.message);
  }),
});

const GOLD = tbf(
  'd',
  'E1 0,5 Life_Die Actual',
  'E2 6,9 Life_Die Actual',
  'E3 10,15 Life_Die Other',
  'E9 20,25 Life_Die Actual',
  '@Coreference R1 E9,E1',
  '@After R2 E2,E1',
);
const SYSTEM = tbf(
  'd',
  'S1 0,5 Life_Die Actual',
  'S2 6,9 Life_Injure Actual',
  'S3 20,22 Life_Die Actual',
  'S4 16,19 Conflict_Attack Generic',
  '@Coreference R1 S1,S3',
);

/**
 * Gold and system over the words `fires and bombs hit homes`: E1–S1 right, E2–S2 with another type, E9–S3 a span error,
 * E3 missing, S4 extra.
 */
export const smallEvents = (): EventModel => modelOf('fires and bombs hit homes');

/** One pair, in which the system leaves the realis empty. */
export const emptyRealis = (): EventModel =>
  modelOf('fires', tbf('d', 'E1 0,5 Life_Die Actual'), tbf('d', 'S1 0,5 Life_Die  1'));

/** The same without the words. */
export const wordlessEvents = (): EventModel => modelOf(undefined);

function modelOf(text: string | undefined, gold = GOLD, system = SYSTEM): EventModel {
  const settings = {
    profile: document2015,
    attributes: standardAttributes,
    mapping: 'greedy',
    unit: 'character',
  } as const;
  const { documents } = compareNuggets(file('gold', gold), file('system', system), settings, () => {});
  return new EventModel(
    eventPageDocument([documents[0]], text === undefined ? undefined : wordsOfText(text)),
    0,
  );
}
