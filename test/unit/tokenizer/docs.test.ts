import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tokenize } from '../../../src/tokenizer/index.ts';

it('prints what docs/tokenizer.md says', () => {
  const page = readFileSync(new URL('../../../docs/tokenizer.md', import.meta.url), 'utf8');
  const [, text, output] = /tokenize\("(.*?)"\)\) console\.log\(begin, end, text\);\n((?:\/\/ .*\n)+)/.exec(
    page,
  )!;
  const printed = [...tokenize(text)].map((token) => `// ${token.begin} ${token.end} ${token.text}\n`);
  expect(printed.join('')).toBe(output);
});
