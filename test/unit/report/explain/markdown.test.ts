import { describe, expect, it } from 'vitest';
import {
  differenceMarkdown,
  explainMarkdown,
  signaturesMarkdown,
  whatIfMarkdown,
} from '../../../../src/report/explain/markdown.ts';
import { differenceWith, explanationWith, whatIf } from '../../../support/explain-answers.ts';

describe('explainMarkdown', () => {
  it('has the partitions as lists and formulas in TeX, text without markup', () => {
    expect(explainMarkdown(explanationWith(2)).split('\n\n')).toEqual([
      '# d\\_1\ufffd',
      '**Key**\n- K1 (&lt;0&gt;): she, *a\\*b*',
      '**Response**\n- R1 (7): she',
      '## X',
      '- p\\(K1\\) = \\{she\\}',
      '$$R = \\frac{a}{b} = \\frac{1 + 1}{4} = 0.5000$$',
      '$$P = c/d = \\frac{0}{0} = \\text{undefined}$$',
      '$$F_1 = f = \\text{undefined}$$',
      '',
    ]);
  });

  it('shortens long sums', () => {
    expect(explainMarkdown(explanationWith(12))).toContain(`\\frac{${'1 + '.repeat(11)}1}{24}`);
    expect(explainMarkdown(explanationWith(13))).toContain(`\\frac{${'1 + '.repeat(12)}\\dots}{26}`);
  });
});

describe('the other answers', () => {
  it('are what one mention changes', () => {
    expect(whatIfMarkdown(whatIf)).toBe(`# d: mention "a\\_b"

- It is missing\\.
- It is right already\\.

|  | now | if right | change |
|---|---:|---:|---:|
| MUC | 25.00 | 50.00 | +25.00 |
| B³ | 50.00 | 50.00 | 0.00 |
| LEA | – | 100.00 | – |

`);
  });

  it('are the ways to a number, or that there is none', () => {
    expect(differenceMarkdown(differenceWith(6)).split('\n\n').slice(0, 4)).toEqual([
      '# muc: 40\\.00 here, 50\\.1 elsewhere',
      'This number results if (as in other_tool):',
      '- singletons are dropped',
      '= **50.00**',
    ]);
    expect(differenceMarkdown(differenceWith(6))).toContain(
      '\n\n… and 1 more ways\n\n| By the conventions of | muc |\n',
    );
    expect(differenceMarkdown(differenceWith(0))).toContain(
      '\n\nNo set of up to three switches gives this number.\n\n',
    );
  });

  it('are what differs between signatures', () => {
    expect(signaturesMarkdown([])).toBe('The signatures are the same: the numbers can be compared.\n');
    expect(signaturesMarkdown([{ name: 'match', first: 'a|b', second: undefined, meaning: 'when' }])).toBe(
      '| Part | First | Second | Meaning |\n|---|---|---|---|\n| match | a\\|b | default | when |\n',
    );
  });
});
