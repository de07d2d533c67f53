import { describe, expect, it } from 'vitest';
import {
  bibtexOf,
  citedKeys,
  methodsLatex,
  methodsMarkdown,
  methodsText,
  shortCitation,
} from '../../../../src/report/cite/citation.ts';

const methods = [
  'B³ of 95 % ',
  { cite: ['pradhan-2014', 'luo-2005'] },
  ', signed ',
  { code: 'a_b|c' },
  '.',
] as const;

describe('a sentence about methods', () => {
  it('is plain text, Markdown or LaTeX', () => {
    expect(methodsText(methods)).toBe('B³ of 95 % (Pradhan et al. 2014; Luo 2005), signed a_b|c.');
    expect(methodsMarkdown(methods)).toBe('B³ of 95 % (Pradhan et al. 2014; Luo 2005), signed `a_b|c`.');
    expect(methodsLatex(methods)).toMatch(
      /^B\$\^3\$ of 95 \\% \\citep\{pradhan-2014,luo-2005\}, signed \\texttt\{.*\}\.$/,
    );
  });

  it('has the entries that it cites, each once, in the order of the bibliography', () => {
    const twice = [...methods, ...methods];
    expect(citedKeys(twice)).toEqual(['luo-2005', 'pradhan-2014']);
    expect(bibtexOf(twice).match(/^@/gm)).toHaveLength(2);
  });
});

it.each([
  ['luo-2005', 'Luo 2005'],
  ['bagga-baldwin-1998', 'Bagga and Baldwin 1998'],
  ['vilain-1995', 'Vilain et al. 1995'],
  ['event-nugget-2015', 'Language Technologies Institute, Carnegie Mellon University 2015'],
])('%s is cited as %s', (key, expected) => expect(shortCitation(key)).toBe(expected));
