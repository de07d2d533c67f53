// `npm start` scores the bundled example; `npm start -- ARGUMENTS` is the command line.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const example = (name) =>
  relative(process.cwd(), fileURLToPath(new URL(`../examples/${name}`, import.meta.url)));
if (process.argv.length === 2) process.argv.push('score', example('key.conll'), example('response.conll'));
await import('../dist/bin/main.js');
