import { work } from '../../fuzz/work.ts';
import { badTargets } from './bad-targets.ts';

await work(badTargets);
