// The performance goals of the project, on two cores. A goal is a sentence and a test of the results of a corpus by name;
// a goal that needs a peer is skipped without it.
const MB = 1e6;

const slower = (name, times) => ({
  text: `≥ ${times}× faster than ${name}`,
  met: (results) => results.has(name) && results.get(name).wall >= times * results.get('corefeval').wall,
  judged: (results) => results.has(name),
});
const peakBelow = (bytes) => ({
  text: `peak below ${bytes / MB} MB`,
  met: (results) => results.get('corefeval').peak < bytes,
  judged: (results) => results.get('corefeval').peak !== undefined,
});
const within = (text, bound) => ({
  text,
  met: (results) => results.get('corefeval').wall < bound(results.get('plain pass').wall),
  judged: () => true,
});

export const goals = {
  conll12: [slower('scorer.pl', 60), slower('coval', 8)],
  litbank: [slower('scorer.pl', 250), slower('coval', 16)],
  longdoc: [within('under 2.5× the plain pass + 0.3 s', (plain) => 2.5 * plain + 300), peakBelow(200 * MB)],
  crossdoc: [within('under 2 s', () => 2000), peakBelow(600 * MB)],
  web: [within('within 4× of the plain pass', (plain) => 4 * plain), peakBelow(400 * MB)],
};

/** Maximum milliseconds of `corefeval --version` beyond those of `node -e 0`. */
export const STARTUP_GOAL = 60;
/** Maximum milliseconds of all standard metrics on `conll12`, parsed and warm. */
export const LIBRARY_GOAL = 25;
/** Exponent of time over size for inputs that make a careless method quadratic; short times are noisy. */
export const LINEAR_GOAL = 1.5;
/** Millions of characters of running text a second that the tokenizer reads, once warm. */
export const TOKENIZER_GOAL = 8;
/** How many times as long as other labels those in broken UTF-8 may take. */
export const BROKEN_UTF8_GOAL = 8;
/** MB of JSON lines that are read in a second of processor time, once warm. */
export const JSON_GOAL = 80;

/** The least MB of CorefUD in a second, in a warm process. */
export const COREFUD_GOAL = 60;
/** How many times the processor time and the memory of one document the same mentions in many documents may take as one corpus. */
export const SCOPE_GOAL = 1.3;
/** Maximum exponent of time over size. */
export const SCALING_GOAL = 1.05;
