import { describe, expect, it } from 'vitest';
import type { PageSystem } from '../../../../src/page/types.ts';
import { Bar, barOf, DotStrip, Histogram, Scatter } from '../../../../src/web/charts/charts.tsx';
import { markupOf, valuesOf } from '../../../support/markup.ts';

describe('Bar', () => {
  it('is as long as its value, and empty where there is none', () => {
    expect(valuesOf(markupOf(Bar, { value: 0.25, label: 'MUC: 25.00' }), 'width')).toEqual([
      '120',
      '120',
      '30.0',
    ]);
    expect(markupOf(Bar, { value: null, label: 'MUC: –' })).not.toContain('class="fill"');
  });

  it('is empty below 0, where the adjusted Rand index may be', () => {
    expect(valuesOf(markupOf(Bar, { value: -0.25, label: 'ARI: -25.00' }), 'width')[2]).toBe('0.0');
  });

  it('has the interval as a whisker and in its name', () => {
    const system = { intervals: { muc: [0.25, 0.5] } } as unknown as PageSystem;
    const props = { value: 0.4, ...barOf(system, 'muc', 'MUC', 0.4) };
    expect(props.label).toBe('MUC: 40.00, 95 % interval [25.00, 50.00]');
    expect(markupOf(Bar, props)).toContain('d="M30 1v10m0-5H60m0-5v10"');
    expect(barOf(system, 'bcub', 'B³', null)).toEqual({ label: 'B³: –' });
  });
});

describe('DotStrip', () => {
  it('has a dot for each defined value, of another shape for each system', () => {
    const html = markupOf(DotStrip, { values: [0, null, 0.5], label: 'x' });
    expect(valuesOf(html, 'transform')).toEqual(['translate(2.0 6.0)', 'translate(52.0 6.0)']);
    const shapes = valuesOf(html, 'd').slice(1);
    expect(new Set(shapes).size).toBe(2);
  });

  it('has the dot of a value below 0 at the end of the line', () => {
    expect(valuesOf(markupOf(DotStrip, { values: [-0.5], label: 'x' }), 'transform')).toEqual([
      'translate(2.0 6.0)',
    ]);
  });
});

describe('Histogram', () => {
  it('counts values in twenty bins, 1 in the last', () => {
    const html = markupOf(Histogram, { values: [0, 0.04, 0.05, 1, null], label: 'x' });
    expect(valuesOf(html, 'x')).toEqual(['0.5', '5.5', '95.5']);
    const heights = valuesOf(html, 'height').slice(1).map(Number);
    expect(heights).toEqual([26, 13, 13]);
  });

  it('counts values below 0 in the first bin', () => {
    expect(valuesOf(markupOf(Histogram, { values: [-0.4, -0.01], label: 'x' }), 'x')).toEqual(['0.5']);
  });
});

describe('Scatter', () => {
  const point = (x: number, y: number, name: string) => ({ x, y, label: name, href: `#/d/${name}` });

  it('has a link for each document, on axes with the same range', () => {
    const html = markupOf(Scatter, {
      points: [point(0.5, 0.5, 'a'), point(0.65, 0.75, '<b>')],
      xLabel: 'A',
      yLabel: 'B',
    });
    expect(valuesOf(html, 'href')).toEqual(['#/d/a', '#/d/&lt;b>']);
    // 0.5 to 0.8 on 320 units: x from 40, y from 328 upwards.
    expect(valuesOf(html, 'cx')).toEqual(['40.0', '200.0']);
    expect(valuesOf(html, 'cy')).toEqual(['328.0', '61.3']);
    expect(html).toContain('aria-label="B against A, 2 documents"');
  });

  it('counts more than 5,000 documents in squares', () => {
    const points = Array.from({ length: 5001 }, (_, at) => point(at === 0 ? 0 : 0.999, 0.999, `${at}`));
    const html = markupOf(Scatter, { points, xLabel: 'A', yLabel: 'B' });
    expect(html).not.toContain('<a ');
    expect(html.match(/class="square"/g)).toHaveLength(2);
    expect(html).toContain('<title>5000 documents</title>');
  });
});
