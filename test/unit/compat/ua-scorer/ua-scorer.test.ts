import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runUaScorer } from '../../../../src/compat/ua-scorer/ua-scorer.ts';

/** A document of one sentence: lines of identity, bridging and deixis; `@` before a line makes it a zero. */
const file = (...tokens: string[]) => {
  let id = 0;
  let zeros = 0;
  const lines = tokens.map((token) => {
    const isZero = token.startsWith('@');
    if (!isZero) id++;
    zeros = isZero ? zeros + 1 : 0;
    const [identity, bridging = '_', deixis = '_'] = token.replace('@', '').split(' ');
    return [isZero ? `${id}.${zeros}` : id, 'w', ...Array(8).fill('_'), identity, bridging, deixis].join(
      '\t',
    );
  });
  return `# newdoc id = d\n${lines.join('\n')}\n`;
};

const one = (entity: string, id: string, rest = '') => `(EntityID=${entity}|MarkableID=${id}${rest})`;

const run = (key: string, response: string, ...words: string[]) =>
  runUaScorer(['key', 'response', ...words], {
    read: (path) => new TextEncoder().encode(path === 'key' ? key : response),
    warn: (text) => warnings.push(text),
  }) ?? '';
const warnings: string[] = [];

const json = (key: string, response: string, ...words: string[]) =>
  JSON.parse(run(key, response, '--json', ...words));

const perfect = { recall: 1, precision: 1, f1: 1 };

describe('runUaScorer', () => {
  it('prints the lines of the original', () => {
    const [key, response] = ['key', 'response'].map((name) =>
      readFileSync(new URL(`../../../../examples/ua/${name}.conllu`, import.meta.url), 'utf8'),
    );
    expect(run(key, response, 'muc', 'ceafe', 'keep_non_referring')).toBe(
      `The scorer is evaluating  corferent markables, singletons, split-antecedents, non-referring mentions 
muc
Recall: 25.00  Precision: 25.00  F1: 25.00
ceafe
Recall: 78.70  Precision: 78.70  F1: 78.70
============================================
Non-referring markable identification scores:
Recall: 100.00  Precision: 100.00  F1: 100.00
`,
    );
  });

  it('compares sets of atomic entities', () => {
    const members = [one('1', 'a', '|ElementOf=3'), one('2', 'b', '|ElementOf=3')];
    const key = file(...members, one('3', 'c'));
    expect(json(key, key, 'all').metrics.bcub).toEqual(perfect);
    const half = file(members[0], one('2', 'b'), one('3', 'c'));
    // {a} against {a}, {b}: recall 1/2, precision 1, so 1.5 of the 2 mentions of entity 3 are found, and 2 of 2.
    expect(json(key, half, 'bcub').metrics.bcub).toEqual({
      recall: (2 + 1.5 ** 2 / 2) / 4,
      precision: (2 + 2 ** 2 / 2) / 4,
      f1: expect.any(Number),
    });
    expect(json(key, half, 'bcub', 'only_split_antecedent').metrics.bcub).toMatchObject({
      recall: 0.5,
      precision: 1,
    });
    expect(() => run(key, key, 'remove_singletons')).toThrow('entity 3 has a split antecedent');
    expect(json(key, key, 'remove_singletons', 'remove_split_antecedent', 'muc').metrics.muc.recall).toBe(0);
  });

  it('refuses an entity that is an element of itself', () => {
    const cycle = file(one('1', 'a', '|ElementOf=2'), one('2', 'b', '|ElementOf=1'));
    expect(() => run(cycle, cycle)).toThrow('entity 1 is an element of itself');
  });

  it('uses minimum spans for CEAF, and not for lookups', () => {
    const key = file('(EntityID=1|MarkableID=a|Min=2', ')', one('1', 'b', '|Min=3'));
    const response = file('_', one('1', 'a'), one('1', 'b'));
    const { metrics } = json(key, response, 'MIN', 'ceafm', 'bcub');
    expect(metrics.ceafm).toEqual(perfect);
    expect(metrics.bcub).toMatchObject({ recall: 0.25, precision: 0.25 });
    expect(
      json(key, response, '--scorer', '2.0', '-a', 'partial-corefud', '-m', 'bcub').metrics.bcub,
    ).toEqual(perfect);
  });

  it('scores bridging by anaphors, anchors and the entities of anchors', () => {
    const members = [one('1', 'a'), one('1', 'b')];
    const key = file(...members, `${one('2', 'c')} (MarkableID=c|MentionAnchor=a)`);
    const response = file(...members, `${one('2', 'c')} (MarkableID=c|MentionAnchor=b)`);
    expect(json(key, response, 'keep_bridging').bridging).toEqual({
      anaphorRecognition: perfect,
      fullMarkable: { recall: 0, precision: 0, f1: 0 },
      fullEntity: perfect,
    });
    const astray = file(...members, `${one('2', 'c')} (MarkableID=c|MentionAnchor=x)`);
    expect(run(key, astray, 'keep_bridging')).toContain(
      'Skip bridging pair (x, c) as markable_id does not exist in identity column!\n',
    );
  });

  it('scores markables that do not refer, which are in no entity', () => {
    const key = file(one('1-Pseudo', 'a'), one('2-Pseudo', 'b'), one('3', 'c'));
    const response = file(one('1-Pseudo', 'a'), '_', one('3', 'c'));
    const { metrics, nonReferring } = json(key, response, 'keep_non_referring', 'ceafe');
    expect(nonReferring).toMatchObject({ recall: 0.5, precision: 1 });
    expect(metrics.ceafe).toEqual(perfect);
  });

  it('scores discourse deixis instead of identity', () => {
    const key = file(`_ _ ${one('1-DD', 'a')}`, `_ _ ${one('1-DD', 'b')}`, one('1', 'c'));
    const response = file(`_ _ ${one('1-DD', 'a')}`, `_ _ ${one('1-DD', 'b')}`, '_');
    expect(json(key, response, 'evaluate_discourse_deixis', 'muc').metrics.muc).toEqual(perfect);
    expect(json(key, response, '--scorer', '2.0', '-t', 'codicrac22dd').metrics.muc).toEqual(perfect);
  });

  it('leaves zeros out of 2.0 without -z, and cannot compare them with words', () => {
    const key = file(one('1', 'a'), `@${one('1', 'z')}`, one('1', 'b'));
    const response = file(one('1', 'a'), '@_', one('1', 'b'));
    expect(json(key, response, '--scorer', '2.0', '-m', 'muc').metrics.muc).toEqual(perfect);
    expect(json(key, response, '--scorer', '2.0', '-z', '-m', 'muc').metrics.muc).toMatchObject({
      recall: 0.5,
    });
    expect(() => run(key, response, '--scorer', '2.0', '-a', 'partial-craft')).toThrow(
      'cannot compare zeros',
    );
  });

  it('leaves a missing document out in release 1, and refuses it in 2.0', () => {
    const key = file(one('1', 'a'), one('1', 'b'));
    const other = key.replace('id = d', 'id = e');
    expect(run(key, other)).toContain('The document  d  does not exist in the system output.\n');
    expect(() => run(key, other, '--scorer', '2.0')).toThrow(
      'Documents in key and sys are not aligned: doc missing in sys=d, doc inserting in sys=e',
    );
    expect(() => run(key, key.replace('\tw\t', '\tx\t'), '--scorer', '2.0')).toThrow(
      'Word 1 in key and sys are not aligned: key=w, sys=x',
    );
  });

  it('refuses unknown releases, files of other programs and markables without an id', () => {
    const key = file(one('1', 'a'));
    expect(() => run(key, key, '--scorer', '3')).toThrow("argument --scorer: invalid choice: '3'");
    expect(() => run(key, key, '--scorer', '2.0', '-f', 'conll')).toThrow('use corefeval coval');
    expect(() => run(file('(EntityID=1)'), key)).toThrow('A markable has no MarkableID');
    expect(() => run(file(')'), key)).toThrow('was not opened');
    expect(runUaScorer(['--help'], { read: () => new Uint8Array(), warn() {} })).toBeUndefined();
    warnings.length = 0;
    run(key, key, 'remove_all');
    expect(warnings).toEqual(['"remove_all" is not a word of this scorer; it is ignored, as there.']);
  });
});
