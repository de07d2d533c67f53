import { expect, it } from 'vitest';
import { EventBoard, EventPicture } from '../../../../src/web/events/event-board.tsx';
import { goldText, systemText } from '../../../support/compared-nuggets.ts';
import { markupOf, textOf } from '../../../support/markup.ts';
import { eventIndexOf } from '../../../support/small-event-index.ts';

const index = eventIndexOf(goldText, { A: systemText, B: goldText });

it('has the best system first, its lead, what systems lose, and the other scores', () => {
  const html = markupOf(EventBoard, { index });
  expect(textOf(html)).toMatch(/1B100\.00\+75\.00.*2A25\.00/);
  expect(html).toContain('aria-label="A: kept 25.00, detection 25.00, boundary 5.00, attributes 45.00"');
  const heads = html
    .split('</thead>')[0]
    .split('<th')
    .slice(2)
    .map((head) => textOf(`<th${head}`));
  expect(heads.slice(-3)).toEqual(['span', 'type', 'realis']);
});

it('shows what a single system keeps and loses, in parts that add up to 100', () => {
  const single = eventIndexOf(goldText, { A: systemText });
  const text = textOf(markupOf(EventPicture, { index: single }));
  expect(text).toContain('25.0 keptdetection 25.0boundary 5.0attributes 45.0');
  // One document has no spread.
  expect(text).not.toContain('by document');
});

it('has the scores of all documents with the interval, where there are enough of them', () => {
  const [document] = index.documents;
  const many = { ...index, documents: Array.from({ length: 30 }, () => document) };
  const systems = index.systems.map((system) => ({
    ...system,
    intervals: { 'type+realis': [0.2, 0.3] as const },
  }));
  const html = markupOf(EventBoard, { index: { ...many, systems } });
  expect(html).toContain('A: 25.00, 95 % interval [20.00, 30.00]; scores of 30 documents');
  expect(textOf(html)).toContain('with its 95 % interval (bootstrap over documents)');
  const few = textOf(markupOf(EventBoard, { index: { ...many, documents: [document, document] } }));
  expect(few).toContain('There are only 2 documents, so there are no intervals.');
});

it('has no costs beside scores that they are not parts of', () => {
  const html = markupOf(EventBoard, { index: { ...index, main: 'span' } });
  expect(html).not.toContain('attributes');
});
