/** The page of events, and `nuggets compare`, have all that the public tool's visualisation and comparison show. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { scorerOptions } from '../../src/compat/evmeval/arguments/scorer.ts';
import type { EvmevalOptions } from '../../src/compat/evmeval/arguments/scorer-options.ts';
import { release18 } from '../../src/compat/evmeval/release.ts';
import { runScorer } from '../../src/compat/evmeval/score/scorer.ts';
import {
  compareNuggets,
  defaultNuggetOptions,
  evmeval18,
  type MatchOptions,
  type NuggetFile,
  readTbf,
} from '../../src/nuggets/index.ts';
import { eventPageDocument } from '../../src/page/events/document.ts';
import type { EventDocument } from '../../src/page/events/types.ts';
import { wordsOfText } from '../../src/page/events/words.ts';
import { ProblemLog } from '../../src/problems/log.ts';
import { plain } from '../../src/problems/render.ts';
import { comparisonText } from '../../src/report/nuggets/reports.ts';
import { canonical, clustersOf, lookedUp } from '../support/event-items.ts';
import { caseFolder, eventsGoldens, evmevalCases, worldOf } from '../support/evmeval-goldens.ts';
import { caseInput, profileCases } from '../support/nugget-profiles.ts';
import { tablesIn } from '../support/tables-in.ts';

type Options = Omit<MatchOptions, 'coreference'>;

/** What a page contains of a comparison, and the text on the terminal. */
function viewOf(gold: NuggetFile, system: NuggetFile, options: Options, texts = new Map<string, string>()) {
  const log = new ProblemLog({ lenient: true });
  const comparison = compareNuggets(gold, system, options, log.report);
  log.throwIfErrors();
  const documents = comparison.documents.map((compared) => {
    const text = texts.get(compared.id);
    return eventPageDocument([compared], text === undefined ? undefined : wordsOfText(text));
  });
  return { documents, text: comparisonText(comparison, plain, 10_000) };
}

describe('the view of the recorded cases', () => {
  // Version 1.6 writes no texts into its comparison.
  const cases = evmevalCases(eventsGoldens).filter(
    (golden) => golden.oracle === 'v1.8' && profileCases(golden) && golden.outputs.includes('out/diff.txt'),
  );

  it('covers most cases', () => {
    expect(cases.length).toBeGreaterThan(90);
  });

  it.each(cases.map((golden) => [golden.id, golden] as const))('%s', (id, golden) => {
    const { gold, system, options } = caseInput(eventsGoldens, golden);
    const { documents, text } = viewOf(gold, system, options);
    const diff = readFileSync(new URL('out/diff.txt', caseFolder(eventsGoldens, id)), 'utf8');
    expect(lookedUp(diff, documents, text).missing).toEqual([]);
  });
});

const read = (root: URL, name: string): NuggetFile => ({
  name,
  documents: readTbf({ name, text: readFileSync(new URL(name, root), 'utf8') }, () => {}),
});

describe('the view of the demonstration data of EvmEval', () => {
  const demo = new URL('../../../shared/data/evmeval-demo/', import.meta.url);
  it.each([
    ['char_based/', 'system_A.tbf'],
    ['token_based/', 'sample_system_A.tbf'],
    ['token_based/', 'sample_system_B.tbf'],
    ['token_based/', 'sample_system_C.tbf'],
    ['token_based/', 'sample_system_D.tbf'],
  ])('%s%s', (folder, name) => {
    const root = new URL(folder, demo);
    const tables = new URL('tkn/', root);
    const flags = existsSync(tables) ? ['-t', 'tkn'] : [];
    const args = ['-g', 'gold.tbf', '-s', name, '-d', 'diff', '-o', 'report', '-c', 'coref', ...flags];
    const { files } = runScorer(scorerOptions(args) as EvmevalOptions, worldOf(root), release18);
    const options: Options = {
      ...defaultNuggetOptions,
      profile: evmeval18,
      tables: existsSync(tables) ? tablesIn(fileURLToPath(tables), () => {}) : undefined,
    };
    const { documents, text } = viewOf(read(root, 'gold.tbf'), read(root, name), options);
    // The scorer works on bytes.
    const diff = Buffer.from(files.get('diff') ?? '', 'latin1').toString('utf8');
    const { missing, found } = lookedUp(diff, documents, text);
    expect(missing).toEqual([]);
    expect(found).toBeGreaterThan(2);
  });
});

/** The offsets of the characters of fragments, sorted. */
const offsetsOf = (fragments: readonly (readonly number[])[]): number[] =>
  fragments
    .flatMap(([start, end]) => Array.from({ length: end - start }, (_, i) => start + i))
    .sort((a, b) => a - b);

describe("the public tool's own visualisation", () => {
  const root = new URL('extras/visualize/', eventsGoldens);
  const json = (path: string) =>
    JSON.parse(readFileSync(new URL(`expected_web/corpus/corpusA/${path}.json`, root), 'utf8'));
  const source = readFileSync(new URL('txt/d1.txt', root), 'utf8');
  const [document] = viewOf(
    read(root, 'gold.tbf'),
    read(root, 'sys.tbf'),
    { ...defaultNuggetOptions, profile: evmeval18 },
    new Map([['d1', source]]),
  ).documents as [EventDocument];

  it.each([
    ['gold', 'gold', document.gold.mentions],
    ['sys', 'system', document.systems[0].mentions],
  ] as const)('has nothing that ours lacks: %s', (side, name, mentions) => {
    const { text, triggers, events, attributes } = json(`span/d1_${side}`);
    const letters = (words: string) => words.replace(/\s/g, '');
    expect(letters(document.document.text)).toBe(letters(text));
    expect(events.length).toBe(mentions.length);
    const triggerOf = new Map<string, [string, string, number[][]]>(
      triggers.map((trigger: [string, string, number[][]]) => [trigger[0], trigger]),
    );
    const surfaces = json(`surface/d1_surface_${side}`);
    for (const [id, trigger] of events as [string, string][]) {
      const m = mentions.findIndex((mention) => mention.id === id);
      const pair = document.systems[0].pairs.find((each) => each[name] === m);
      const [, type, ranges] = triggerOf.get(trigger) as [string, string, number[][]];
      const [, own, sign = ''] = /^(.*?)(_part|_miss|_wrong_status)?$/.exec(type) as RegExpExecArray;
      expect(canonical(mentions[m].type)).toBe(own);
      const signs = { right: '', span: '_part', missing: '_miss', extra: '_miss' } as const;
      const isWrong = pair?.verdict === 'right' && pair.wrong.length > 0;
      expect(isWrong ? '_wrong_status' : signs[pair?.verdict ?? 'missing']).toBe(sign);
      const given = (attributes as [string, string, string][])
        .filter(([, , event]) => event === id)
        .map(([, value]) => value);
      const isAlone = pair?.verdict === 'missing' || pair?.verdict === 'extra';
      const wrong = isAlone ? ['type', 'realis'] : (pair?.wrong ?? []);
      expect(
        [...wrong.map((attribute) => `${attribute}_wrong`), canonical(mentions[m].realis)].sort(),
      ).toEqual(given.sort());
      // The original tears spans at 9/10, 99/100, …; its fragments cover the same characters.
      expect(offsetsOf(ranges)).toEqual(
        offsetsOf(mentions[m].span.split(';').map((part) => part.split(',').map(Number))),
      );
      if (surfaces[id] !== undefined) expect(mentions[m].text).toBe(surfaces[id]);
    }
    for (const cluster of json(`coref/d1_coref_${side}`)) {
      expect(clustersOf(document, name)).toContainEqual([...cluster].sort());
    }
  });
});
