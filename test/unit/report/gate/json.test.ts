import { expect, it } from 'vitest';
import { gateJson } from '../../../../src/report/gate/json.ts';
import { gated, KEY_CELLS, numbered, WORSE_CELLS } from '../../../support/gated.ts';
import { schemaFaults } from '../../../support/json-schemas.ts';

it('has every number in full, and is valid by its schema', async () => {
  const key = numbered(24);
  const now = numbered(24, KEY_CELLS, { 1: WORSE_CELLS });
  const report = await gated({ key, before: key, now }, { significant: 0.9999, maxDocumentDrop: 1 });
  const json = gateJson(report);
  expect(schemaFaults(json)).toEqual([]);
  const value = JSON.parse(json);
  expect(value).toMatchObject({
    schema: 'corefeval/gate-result/1',
    passed: false,
    updated: false,
    limits: { maxDrop: [{ metric: 'conll', points: 0 }], significant: 0.9999, maxDocumentDrop: 1 },
  });
  const [{ scores, failures, ...check }] = value.systems;
  expect(scores.conll.change).toBe(scores.conll.now - 1);
  expect(check).toMatchObject({ documents: 24, worse: 1, changed: [{ id: '(d02); part 000', line: 9 }] });
  expect(failures.map(({ kind }: { kind: string }) => kind)).toEqual(['document']);
  expect(schemaFaults(gateJson({ ...report, checks: [], leftOut: ['x'] }))).toEqual([]);
});
