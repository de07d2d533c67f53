import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { gateJunit } from '../../../../src/report/gate/junit.ts';
import { gated, KEY_CELLS, numbered, WORSE_CELLS } from '../../../support/gated.ts';

/** The elements of an XML text with their attributes; throws if it is not well-formed. */
function elementsOf(xml: string): { name: string; attributes: Record<string, string> }[] {
  const found: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) =>
    found.push({ name, attributes: attributes as Record<string, string> }),
  );
  parser.write(xml).close();
  return found;
}

const key = numbered(24);
const worse = { key, before: key, now: numbered(24, KEY_CELLS, { 1: WORSE_CELLS, 2: WORSE_CELLS }) };
const metrics = { settings: { metrics: ['muc', 'bcub', 'ceafe'] } };

describe('gateJunit', () => {
  it('has a suite for a system, a case for each number and for each document that is worse', async () => {
    const elements = elementsOf(gateJunit(await gated(worse, {}, metrics)));
    const [suites, suite] = elements;
    expect(suites.attributes).toEqual({ name: 'corefeval gate', tests: '6', failures: '3', errors: '0' });
    expect(suite.attributes).toMatchObject({ name: 'ours', tests: '6', failures: '3' });
    expect(
      elements.filter(({ name }) => name === 'testcase').map(({ attributes }) => attributes.name),
    ).toEqual(['CoNLL', 'MUC', 'B³', 'CEAFe', 'document (d02); part 000', 'document (d03); part 000']);
    const messages = elements
      .filter(({ name }) => name === 'failure')
      .map(({ attributes }) => attributes.message);
    expect(messages[0]).toMatch(/^CoNLL is [\d.]+, was 100\.00 \(/);
    expect(messages[1]).toMatch(/^CoNLL 100\.00 → [\d.]+$/);
  });

  it('has no failures where the change is allowed', async () => {
    const report = await gated(worse, { maxDrop: [{ metric: 'conll', points: 50 }] }, metrics);
    const elements = elementsOf(gateJunit(report));
    expect(elements[0].attributes).toMatchObject({ tests: '6', failures: '0' });
    expect(elements.some(({ name }) => name === 'failure')).toBe(false);
  });

  it('is well-formed whatever the names are, and has an error for a response that was left out', async () => {
    const report = await gated(worse);
    const names = ['<a b="c">&]]>', '\x00\x1b[31m\ufffe', '\ud800', 'a\nb\tc'];
    const checks = names.map((system) => ({ ...report.checks[0], system }));
    const elements = elementsOf(gateJunit({ ...report, checks, leftOut: ['<x>'] }));
    const suites = elements
      .filter(({ name }) => name === 'testsuite')
      .map(({ attributes }) => attributes.name);
    expect(suites).toEqual(['<a b="c">&]]>', '\ufffd\ufffd[31m\ufffd', '\ufffd', 'a\nb\tc', '<x>']);
    expect(elements.filter(({ name }) => name === 'error')).toHaveLength(1);
  });
});
