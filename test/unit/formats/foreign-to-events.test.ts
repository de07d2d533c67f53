import { describe, expect, it } from 'vitest';
import { foreignToEvents } from '../../../src/formats/foreign-to-events.ts';
import { conll } from '../../../src/formats/index.ts';
import { bytesOf } from '../../support/conll.ts';

describe('foreignToEvents', () => {
  it('recognizes files that no verb scores', () => {
    expect(foreignToEvents(bytesOf('<xmi:XMI xmlns:xmi="http://www.omg.org/XMI">'))?.label).toBe('UIMA XMI');
  });

  it('recognizes documents of coreference, and names the verb that scores them', () => {
    expect(foreignToEvents(bytesOf('#begin document (a); part 000\na 0 0 x (1)\n'))).toEqual({
      label: conll.label,
      help: 'coreference is scored with: corefeval score KEY RESPONSE',
    });
  });

  it('prefers the file of events to the format of coreference with the same bytes', () => {
    expect(foreignToEvents(bytesOf('T1\tPerson 0 3\tTom\n'))?.help).toMatch(/^convert events to tbf: /);
  });

  it('is undefined for other text, and for a sign after the first bytes', () => {
    expect(foreignToEvents(bytesOf('Dear reader'))).toBeUndefined();
    expect(foreignToEvents(new Uint8Array())).toBeUndefined();
    const late = bytesOf(`${'Dear reader\n'.repeat(6000)}#begin document (a); part 000\n`);
    expect(foreignToEvents(late)).toBeUndefined();
  });
});
