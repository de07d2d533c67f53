import { describe, expect, it } from 'vitest';
import { compareSignatures } from '../../../../src/explain/difference/compare-signatures.ts';
import { UsageError } from '../../../../src/problems/problem.ts';

describe('compareSignatures', () => {
  const a = 'metrics:muc+bcub|match:exact|singletons:keep|v:1.0.0|key:00ff';

  it('says in words what differs', () => {
    const b = 'metrics:muc+bcub|match:exact|singletons:drop|lea-importance:log|v:1.0.0|key:00ff';
    expect(compareSignatures(a, b)).toEqual([
      {
        name: 'singletons',
        first: 'keep',
        second: 'drop',
        meaning: 'whether entities of one mention are scored',
      },
      {
        name: 'lea-importance',
        first: undefined,
        second: 'log',
        meaning: 'the importance of an entity in LEA',
      },
    ]);
  });

  it('finds nothing in equal settings, whatever their order and the blanks around them', () => {
    expect(compareSignatures(a, a)).toEqual([]);
    expect(compareSignatures(a, ` ${a.split('|').reverse().join('|')}\n`)).toEqual([]);
  });

  it('names an option that it does not know, and takes colons within a value', () => {
    expect(compareSignatures('x:a:b', 'x:a:c|__proto__:1')).toEqual([
      { name: 'x', first: 'a:b', second: 'a:c', meaning: 'the option --x' },
      { name: '__proto__', first: undefined, second: '1', meaning: 'the option --__proto__' },
    ]);
  });

  it.each(['hello', '', 'metrics:muc|:x', 'metrics:muc|'])('refuses "%s"', (text) => {
    const refused = new UsageError(
      `"${text}" is not a signature.`,
      'A signature looks like metrics:muc+bcub|match:exact|singletons:keep|…; `score` prints it below the table.',
    );
    expect(() => compareSignatures(text, a)).toThrow(refused);
    expect(() => compareSignatures(a, text)).toThrow(refused);
  });
});
