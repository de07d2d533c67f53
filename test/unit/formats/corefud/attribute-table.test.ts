import { describe, expect, it } from 'vitest';
import { AttributeTable } from '../../../../src/formats/corefud/attribute-table.ts';

describe('AttributeTable', () => {
  it('has a code for each distinct value of a name, and −1 where a mention has none', () => {
    const table = new AttributeTable();
    table.set(1, 'type', 'person');
    table.set(1, '__proto__', 'x');
    table.set(2, 'type', 'place');
    table.set(4, 'type', 'person');
    const columns = table.columns(6);
    expect([...(columns?.keys() ?? [])]).toEqual(['type', '__proto__']);
    expect(columns?.get('type')).toEqual({
      values: ['person', 'place'],
      codes: Int32Array.of(-1, 0, 1, -1, 0, -1),
    });
    expect(columns?.get('__proto__')).toEqual({
      values: ['x'],
      codes: Int32Array.of(-1, 0, -1, -1, -1, -1),
    });
  });

  it('keeps the last value of a mention that is set twice', () => {
    const table = new AttributeTable();
    table.set(0, 'type', 'a');
    table.set(0, 'type', 'b');
    expect(table.columns(1)?.get('type')).toEqual({ values: ['a', 'b'], codes: Int32Array.of(1) });
  });

  it('has no columns without attributes', () => expect(new AttributeTable().columns(3)).toBeUndefined());
});
