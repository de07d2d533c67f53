import { expect, it } from 'vitest';
import { XmlFault } from '../../../../src/formats/xml/fault.ts';

it('is an error that knows its kind and its place', () => {
  const fault = new XmlFault('depth', 'too deep', 17);
  expect(fault).toBeInstanceOf(Error);
  expect([fault.name, fault.message, fault.kind, fault.at]).toEqual(['XmlFault', 'too deep', 'depth', 17]);
});
