import { problem as conllProblem } from '../../src/formats/conll/codes.ts';
import { problem } from '../../src/problems/problem.ts';

/** An error with everything that a problem can say. */
export const unopened = conllProblem('conll/unopened', 'Entity 12 is closed here, but was never opened.', {
  file: 'key.conll',
  line: 118,
  column: 24,
  excerpt: 'bc/cctv/00  0  7  Corp.  12)',
  expected: '"(12" on this line or earlier in the document',
  help: 'fix the bracket, or pass --lenient to drop this mention',
});

/** A warning with a message alone. */
export const warning = problem('document/extra', 'Document x is in the response but not in the key.');
