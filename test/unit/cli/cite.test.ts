import { describe, expect, it } from 'vitest';
import { withCite } from '../../../src/cli/cite.ts';
import { bibliography } from '../../../src/report/cite/bibliography.ts';
import type { Methods } from '../../../src/report/cite/citation.ts';

const methods: Methods = [
  'We use 5 % of A_B ',
  { cite: ['bagga-baldwin-1998'] },
  ': ',
  { code: 'a|b_c' },
  '.',
];
const bibtex = bibliography.get('bagga-baldwin-1998') as string;
const sentence = 'We use 5 % of A_B (Bagga and Baldwin 1998): a|b_c.';

describe('withCite', () => {
  it('adds the sentence and the BibTeX to text', () => {
    expect(withCite.text('scores\n', methods)).toBe(`scores\n\n${sentence}\n\n${bibtex}\n`);
  });

  it('adds an object to JSON, which stays JSON with its other fields', () => {
    const content = `${JSON.stringify({ a: 1, nested: { b: [2] } }, null, 2)}\n`;
    const text = withCite.json(content, methods);
    expect(JSON.parse(text)).toEqual({
      a: 1,
      nested: { b: [2] },
      cite: { methods: sentence, keys: ['bagga-baldwin-1998'], bibtex },
    });
    expect(text).toMatch(/\n {2}"cite": \{\n {4}"methods": /);
    expect(text.endsWith('\n  }\n}\n')).toBe(true);
  });

  it('does not read the sentence as a replacement pattern', () => {
    const text = withCite.json('{\n  "a": 1\n}\n', ["$& $' $1 $$"]);
    expect(JSON.parse(text).cite.methods).toBe("$& $' $1 $$");
  });

  it('puts the BibTeX into a code block of Markdown, and the signature into code', () => {
    const text = withCite.markdown('| a |\n', methods);
    expect(text.startsWith('| a |\n\nWe use 5 % of A')).toBe(true);
    expect(text).toContain('`a|b_c`');
    expect(text.endsWith(`\n\n\`\`\`bibtex\n${bibtex}\n\`\`\`\n`)).toBe(true);
  });

  it('makes every line of the BibTeX a comment of LaTeX, and cites by key', () => {
    const [, , sentenceText, , ...entry] = withCite.latex('\\end{tabular}\n', methods).split('\n');
    expect(sentenceText).toContain('5 \\% of A\\_B \\citep{bagga-baldwin-1998}: ');
    expect(entry.slice(0, -1)).toEqual(bibtex.split('\n').map((line) => `% ${line}`));
  });
});
