import { describe, expect, it } from 'vitest';
import { Findings, placeIn } from '../../../src/check/findings.ts';
import { documentWith } from '../../support/documents.ts';

describe('Findings', () => {
  it('counts all of a kind and describes the first only', () => {
    const findings = new Findings<'a' | '__proto__'>();
    const described: string[] = [];
    const add = (kind: 'a' | '__proto__', line: number) =>
      findings.add(
        kind,
        () => ({ line }),
        () => {
          described.push(`${kind} ${line}`);
          return `line ${line}`;
        },
      );
    add('a', 7);
    add('a', 3);
    add('__proto__', 1);
    expect(findings.get('a')).toEqual({ count: 2, place: { line: 7 }, example: 'line 7' });
    expect(findings.get('__proto__')).toEqual({ count: 1, place: { line: 1 }, example: 'line 1' });
    expect(described).toEqual(['a 7', '__proto__ 1']);
  });

  it('has nothing of a kind that was not found', () => {
    expect(new Findings<'a'>().get('a')).toBeUndefined();
  });
});

describe('placeIn', () => {
  it('is the line of the document, or the given one', () => {
    const document = documentWith([], { id: 'doc', file: 'f', line: 4 });
    expect(placeIn(document)).toEqual({ file: 'f', line: 4, document: 'doc' });
    expect(placeIn(document, 9)).toEqual({ file: 'f', line: 9, document: 'doc' });
  });
});
