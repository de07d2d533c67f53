import { expect, it } from 'vitest';
import { jsonText } from '../../../src/report/json-text.ts';

it('escapes all control characters, and can be read back', () => {
  const value = { name: 'a\u001b\u007f\u009bé' };
  expect(jsonText(value)).toBe('{\n  "name": "a\\u001b\\u007f\\u009bé"\n}\n');
  expect(JSON.parse(jsonText(value))).toEqual(value);
});
