/**
 * The English words that count as pronouns whatever their tag. The set is that of the Berkeley Coreference Analyser (Kummerfeld & Klein 2013;
 * ISC licence, copyright 2014 Jonathan K. Kummerfeld), because its counts depend on it.
 */
const englishPronouns: ReadonlySet<string> = new Set(
  [
    'i me my mine myself we us our ours ourselves',
    'you ya your yours yourself yourselves thyself',
    'he him his himself she her hers herself it its itself',
    "they them 'em em their theirs themselves",
    'this that these those',
    'who whom whose whoever whomever what whatever which when where how',
    'one all few several some many most none noone nobody nothing',
    'somebody someone something anybody anyone everybody everyone everything',
  ].flatMap((line) => line.split(' ')),
);

export const isEnglishPronoun = (word: string): boolean => englishPronouns.has(word.toLowerCase());
