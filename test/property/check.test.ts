/** A file that was written from documents has no errors, for every writer; and a corpus is checked the same way whole and in parts. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Converter, extensionOf, isWritable } from '../../src/convert/converter.ts';
import type { Document } from '../../src/core/document.ts';
import { MemoryStore } from '../../src/corpus/index.ts';
import { companionPath } from '../../src/formats/companions.ts';
import { type Capability, capabilities, formats } from '../../src/formats/index.ts';
import { checkFiles } from '../../src/verbs/check.ts';
import { documentArbitrary } from '../support/document-arbitraries.ts';
import { memoryShell } from '../support/memory-shell.ts';
import { runs } from '../support/runs.ts';

const everything = Object.keys(capabilities) as Capability[];

/** The check of a file with its companion, read as a format. */
const check = async (texts: Readonly<Record<string, string>>, path: string, format: string) =>
  (await checkFiles({ paths: [path], format }, memoryShell(texts, MemoryStore))).report;

describe.each(formats.filter(isWritable).map((format) => [format.id, format] as const))(
  '%s',
  (id, target) => {
    it('as it is written has no errors, and the mentions that were written', () =>
      fc.assert(
        fc.asyncProperty(documentArbitrary(...everything), async (document: Document) => {
          const converter = new Converter(target, () => {});
          const prepared = converter.prepare(document, { holds: everything });
          const { content, companion } = converter.write([prepared]);
          const path = `f${extensionOf(target)}`;
          const texts = {
            [path]: content,
            ...(companion === undefined
              ? {}
              : { [companionPath(path, target.companions[0].extension)]: companion }),
          };
          if (content === '') return;
          const { problems, corpora } = await check(texts, path, id);
          const errors = problems.filter(({ severity }) => severity === 'error');
          expect(errors.filter(({ code }) => code !== 'file/empty')).toEqual([]);
          if (errors.length === 0) expect(corpora[0].mentions).toBeLessThanOrEqual(document.mentions.length);
        }),
        { numRuns: runs(100) },
      ));
  },
);
