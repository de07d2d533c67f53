import { targets } from './targets/index.ts';
import { work } from './work.ts';

await work(targets);
