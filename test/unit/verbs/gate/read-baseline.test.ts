import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../../src/corpus/shell.ts';
import type { InputError } from '../../../../src/problems/problem.ts';
import { readBaseline } from '../../../../src/verbs/gate/read-baseline.ts';
import { numbered, runGate } from '../../../support/gated.ts';
import { memoryShell } from '../../../support/memory-shell.ts';

const key = numbered(3);
const { updated: text = '' } = await runGate({ key, response: key }, { update: true });
const read = (baseline: string) => readBaseline('baseline', memoryShell({ baseline }, MemoryStore).files);
const refused = (baseline: string) =>
  read(baseline).then(
    () => undefined,
    ({ problems: [{ code, message }] }: InputError) => `${code}: ${message}`,
  );

describe('readBaseline', () => {
  it('reads what was written', async () => {
    const [{ dataset, systems, key: side }] = await read(text);
    expect([dataset, [...systems.keys()], side.documents]).toEqual([undefined, ['ours'], 3]);
    expect(systems.get('ours')?.conll).toBe(1);
    expect(systems.get('ours')?.documents.map(({ id }) => id)).toEqual(
      [1, 2, 3].map((i) => `(d0${i}); part 000`),
    );
  });

  it.each([
    ['', 'Not a baseline: '],
    ['<<<<<<< HEAD\n', 'Not a baseline: '],
    ['[]', 'the file is [].'],
    ['{"schema":"corefeval/score/1"}', 'schema is "corefeval/score/1".'],
  ])('refuses %j', async (content, message) => {
    expect(await refused(content)).toContain(`gate/baseline: ${message}`);
  });

  it.each([
    ['"conll": 1,', '"conll": 0.9,', 'conll is 0.9.'],
    [/"muc": \{"recall":1/, '"muc": {"recall":0.5', 'scores.muc is'],
    [/"counts":\[6/, '"counts":[7', 'counts[0] (mentions.recallNum) is 7'],
    [/"counts":\[6/, '"counts":[1e999', 'counts[0] is null'],
    [/"fingerprint":"./, '"fingerprint":"x', 'key.fingerprint is'],
    ['|singletons:keep|', '|singletons:drop|', 'signature is'],
    ['"settings": {}', '"settings": {"singletons":"no"}', 'settings.singletons is "no"'],
    [/"response": \{"documents":3/, '"response": {"documents":-3', 'response.documents is -3'],
    ['"ours": {', '"ours": 1, "x": {', 'is 1'],
    [/\n {8}\{"id":"\(d02.*\n/, '\n', 'scores.mentions is'],
  ])('refuses an edited file: %s', async (from, to, message) => {
    const edited = text.replace(from, to);
    expect(edited).not.toBe(text);
    expect(await refused(edited)).toMatch(/^gate\/baseline: /);
    expect(await refused(edited)).toContain(message);
  });

  it('has an order if the names of the key are not sorted, and checks it', async () => {
    const backwards = numbered(3, undefined, {}, (i) => `(d${3 - i}); part 000`);
    const { updated = '' } = await runGate({ key: backwards, response: backwards }, { update: true });
    expect(text).not.toContain('"order"');
    expect(updated).toContain('"order": [2,1,0],');
    expect((await read(updated))[0].order).toEqual([2, 1, 0]);
    for (const [order, fault] of [
      ['[2,1]', 'order is [2,1].'],
      ['[2,1,1]', 'order is [2,1,1].'],
      ['[3,1,0]', 'order[0] is 3.'],
      ['[2,1,-1]', 'order[2] is -1.'],
      ['{}', 'order is an object.'],
    ])
      expect(await refused(updated.replace('[2,1,0]', order))).toBe(`gate/baseline: ${fault}`);
  });

  it('another version is a difference, not damage', async () => {
    expect(await refused(text.replace(/"version": "[^"]*"/, '"version": "0.0.9"'))).toMatch(
      /^gate\/settings: The baseline was written by version 0\.0\.9, and this is version /,
    );
  });
});
