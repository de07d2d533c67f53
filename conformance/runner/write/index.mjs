import * as clusters from './clusters.mjs';
import * as conll from './conll.mjs';
import * as corefud from './corefud.mjs';
import * as tbf from './tbf.mjs';

/** The formats in which an adapter can ask for the input. */
export const writers = { clusters, conll, corefud, tbf };
