import { describe, expect, it } from 'vitest';
import { refuseOtherVerb, refuseOtherWords } from '../../../../src/cli/help/other-words.ts';
import { refusal } from '../../../support/run-verb.ts';

const files = ['key', 'response', 'muc.conll', 'min_span.conll'];
const isFile = (path: string) => files.includes(path);

describe('refuseOtherVerb', () => {
  const refused = (...args: string[]) => refusal(() => refuseOtherVerb(args, isFile));

  it('names the verb that a word means', async () => {
    expect(await refused('evaluate', 'a', 'b')).toBe(
      'There is no verb "evaluate".\n  help: write corefeval score a b',
    );
    expect(await refused('validate')).toBe('There is no verb "validate".\n  help: write corefeval check');
  });

  it('recognises files without a verb', async () => {
    expect(await refused('key', 'response')).toBe(
      '"key" is not a verb but a file.\n  help: write corefeval score key response',
    );
    expect(await refused('gold/', 'b')).toBe('"gold/" is not a verb.\n  help: write corefeval score gold/ b');
  });

  it('leaves other words to the list of verbs', async () => {
    expect(await refused('skore')).toBeUndefined();
    expect(await refused('constructor')).toBeUndefined();
  });
});

describe('refuseOtherWords', () => {
  const refused = (verb: string, ...args: string[]) =>
    refusal(() => refuseOtherWords(verb, args, (flag) => flag === '--system' && verb === 'agree', isFile));

  it('says that files are arguments', async () => {
    const help = 'files are arguments, the key first: corefeval score KEY RESPONSE...';
    expect(await refused('score', '--gold', 'a')).toBe(`score has no option --gold.\n  help: ${help}`);
    expect(await refused('score', 'a', '--response=b')).toBe(
      `score has no option --response.\n  help: ${help}`,
    );
    expect(await refused('agree', '--system', 'b')).toBeUndefined();
  });

  it('translates options and words of CoVal', async () => {
    expect(await refused('score', 'a', 'b', '--remove-singletons')).toBe(
      'score has no option --remove-singletons.\n  help: write --singletons drop',
    );
    expect(await refused('score', 'a', 'b', 'min_span')).toBe(
      '"min_span" is not a file; it is a word of CoVal.\n  help: write --match min',
    );
    expect(await refused('score', 'a', 'min_span.conll')).toBeUndefined();
  });

  it('recognises the arguments of the Perl scorer', async () => {
    expect(await refused('score', 'muc', 'a', 'b')).toBe(
      '"muc" is not a file; it is the first argument of the Perl scorer.\n  help: write corefeval score KEY RESPONSE --metrics muc, or corefeval scorer.pl muc a b',
    );
    expect(await refused('score', 'muc', 'a')).toBeUndefined();
  });

  it('looks at nothing after --', async () => {
    expect(await refused('score', '--', '--gold')).toBeUndefined();
  });
});
