import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../src/corpus/index.ts';
import { readTopicTable } from '../../../src/corpus/topic-table.ts';
import { memoryShell } from '../../support/memory-shell.ts';

const table = (text: string) => readTopicTable('t', memoryShell({ t: text }, MemoryStore).files);

describe('readTopicTable', () => {
  it('reads documents and topics, and leaves out comments and empty lines', async () => {
    const { rows } = await table('# topics\n\na\tone\r\nb c\ttwo \n');
    expect(rows).toEqual([
      { document: 'a', topic: 'one' },
      { document: 'b c', topic: 'two' },
    ]);
  });

  it('has a fingerprint of the rows, whatever their order', async () => {
    const [one, turned, other] = await Promise.all(
      ['a\t1\nb\t2\n', 'b\t2\n\na\t1', 'a\t1\nb\t3\n'].map(table),
    );
    expect(one.fingerprint).toMatch(/^[0-9a-f]{4}$/);
    expect(turned.fingerprint).toBe(one.fingerprint);
    expect(other.fingerprint).not.toBe(one.fingerprint);
  });

  it.each(['a one', '\tone', 'a\t', 'a\t \n', 'a\tone\tmore'])('refuses the line "%s"', async (line) => {
    await expect(table(`x\ty\n${line}\n`)).rejects.toMatchObject({
      problems: [{ code: 'topics/line', line: 2 }],
    });
  });
});
