import { describe, expect, it } from 'vitest';
import { gateMarkdown } from '../../../../src/report/gate/markdown.ts';
import { gated, KEY_CELLS, numbered, WORSE_CELLS, WORST_CELLS } from '../../../support/gated.ts';

const key = numbered(24);
const report = await gated(
  { key, before: key, now: numbered(24, KEY_CELLS, { 2: WORSE_CELLS, 4: WORST_CELLS }) },
  { maxDrop: [{ metric: 'conll', points: 0.3 }], min: [{ metric: 'muc', points: 99 }] },
  { settings: { metrics: ['muc', 'bcub', 'ceafe'] } },
);

describe('gateMarkdown', () => {
  it('has the verdict, the numbers, the documents and the signature', () => {
    const [heading, failures, table, documents, signature] = gateMarkdown(report).split('\n\n');
    expect(heading).toMatch(
      /^### ✗ corefeval: CoNLL \d\d\.\d\d, was 100\.00 \(−\d\.\d\d, p = 0\.\d{3}\); allowed: −0\.30$/,
    );
    expect(failures).toMatch(/^- ✗ MUC is 9\d\.\d\d, below 99$/);
    expect(table.split('\n')).toEqual([
      '|  | baseline | now | change |  |',
      '|---|---:|---:|---:|---|',
      ...['MUC', 'B³', 'CEAFe'].map((label) =>
        expect.stringMatching(
          new RegExp(`^\\| ${label} \\| 100\\.00 \\| [\\d.]+ \\| −[\\d.]+ \\| p = [\\d.]+ \\|$`),
        ),
      ),
    ]);
    expect(documents).toMatch(
      /^2 of 24 documents are worse, 0 better, 22 equal\. Worst: `\(d05\); part 000` 100\.00 → [\d.]+, `\(d03\); part 000` 100\.00 → [\d.]+\.$/,
    );
    expect(signature).toBe(`\`${report.checks[0].signature}\`\n`);
  });

  it('links documents to a page', () => {
    const text = gateMarkdown(report, (id, system) => `a (1).html#/d/${encodeURIComponent(id)}?s=${system}`);
    expect(text).toContain('[`(d05); part 000`](a%20%281%29.html#/d/%28d05%29%3B%20part%20000?s=0) 100.00');
  });

  it('lists further worse documents, at most 40, in a part that is folded', async () => {
    const many = numbered(60);
    const text = gateMarkdown(await gated({ key: many, before: many, now: numbered(60, WORSE_CELLS) }));
    expect(text).toContain('<details><summary>The worst 40 of 60 worse documents</summary>\n\n- `(d01)');
    expect(text.match(/^- `/gm)).toHaveLength(40);
  });

  it('keeps names from being markup', async () => {
    const name = (i: number) => `(<b>a|b</b> \`x\` ](http://e) @you $x$ ${i}); part 000`;
    const hostile = numbered(3, KEY_CELLS, {}, name);
    const text = gateMarkdown(
      await gated({ key: hostile, before: hostile, now: numbered(3, WORSE_CELLS, {}, name) }),
    );
    expect(text).toContain('``(<b>a|b</b> `x` ](http://e) @you $x$ 0); part 000`` 100.00');
  });

  it('names systems where there are several, and says what is not there', async () => {
    const { checks } = report;
    const text = gateMarkdown({
      ...report,
      checks: [checks[0], { ...checks[0], system: 'a`b', dataset: 'news' }],
      notes: ['*x*'],
      leftOut: ['c'],
    });
    expect(text).toContain('### ✗ corefeval: `ours`: CoNLL');
    expect(text).toContain('### ✗ corefeval: ``a`b`` on `news`: CoNLL');
    expect(text).toContain('Note: \\*x\\*\n\nLeft out, because of errors: c\n');
  });

  it('stays below the limit of a job summary', () => {
    const [check] = report.checks;
    const checks = Array.from({ length: 5000 }, () => check);
    const text = gateMarkdown({ ...report, checks });
    expect(Buffer.byteLength(text)).toBeLessThan(1 << 20);
    expect(text).toMatch(/… and [\d,]+ checks more\.\n$/);
  });
});
