import { expect } from 'vitest';
import { leaEdition, upstreamEdition } from '../../src/compat/scorer-pl/editions.ts';
import { type PrintedScore, printedScore } from './printed-scores.ts';
import { runScorerPl } from './run-scorer-pl.ts';

/** A pair of files with the output of the Perl program. */
export interface GoldenPair {
  readonly id: string;
  readonly key: string;
  readonly response: string;
  readonly expected: Readonly<Record<string, GoldenScore | null>>;
  readonly mentions: PrintedScore | null;
  /** An empty object if the run failed. */
  readonly repeatedLines: readonly string[] | Readonly<Record<string, never>>;
  readonly exit: number;
  readonly stderr: string;
  readonly all: {
    readonly exitLea: number;
    readonly stderrLea: string;
    readonly exitUpstream: number;
    readonly stderrUpstream: string;
  };
  readonly perlDocOrder: readonly string[];
}

interface GoldenScore extends PrintedScore {
  readonly coref?: Omit<PrintedScore, 'printed'>;
  readonly noncoref?: Omit<PrintedScore, 'printed'>;
  readonly printedCoref?: PrintedScore['printed'];
  readonly printedNoncoref?: PrintedScore['printed'];
}

/** Raw output for a pair. */
export interface GoldenCapture {
  readonly file: string;
  readonly case: string;
  readonly scorer: 'lea' | 'upstream';
  readonly args: readonly string[];
  readonly exit: number;
  readonly stderr: string;
  readonly docOrder: readonly string[];
}

const METRICS = ['muc', 'bcub', 'ceafm', 'ceafe', 'blanc', 'lea'];

/** One run for each metric, and one for all of them in each edition. */
export function expectGoldenPair(pair: GoldenPair): void {
  const files = { KEY: pair.key, RESPONSE: pair.response };
  const documentOrder = pair.perlDocOrder;
  for (const metric of METRICS) {
    const { exit, stdout, stderr } = runScorerPl([metric, 'KEY', 'RESPONSE', 'none'], files, {
      documentOrder,
    });
    expect({ exit, stderr }).toEqual({ exit: pair.exit, stderr: pair.stderr });
    if (Array.isArray(pair.repeatedLines)) {
      expect(stdout.match(/^Repeated mention .*$/gm) ?? []).toEqual(pair.repeatedLines);
    }
    const expected = pair.expected[metric];
    if (expected === null) continue;
    expectScore(printedScore(stdout, 'Identification of Mentions'), pair.mentions!);
    if (metric === 'blanc') {
      const links = (kind: 'coref' | 'noncoref', printed: PrintedScore['printed'] | undefined) => ({
        ...expected[kind]!,
        printed: printed!,
      });
      expectScore(printedScore(stdout, 'Coreference links'), links('coref', expected.printedCoref));
      expectScore(printedScore(stdout, 'Non-coreference links'), links('noncoref', expected.printedNoncoref));
      expectScore(printedScore(stdout, 'BLANC'), expected);
    } else expectScore(printedScore(stdout, 'Coreference'), expected);
  }
  const { exitLea, stderrLea, exitUpstream, stderrUpstream } = pair.all;
  const lea = runScorerPl(['all', 'KEY', 'RESPONSE'], files, { documentOrder, edition: leaEdition });
  const upstream = runScorerPl(['all', 'KEY', 'RESPONSE'], files, {
    documentOrder,
    edition: upstreamEdition,
  });
  expect([lea.exit, lea.stderr]).toEqual([exitLea, stderrLea]);
  expect([upstream.exit, upstream.stderr]).toEqual([exitUpstream, stderrUpstream]);
}

function expectScore(actual: PrintedScore, { recall, precision, printed }: PrintedScore): void {
  expect(actual.printed).toEqual(printed);
  const values = [actual.recall.num, actual.recall.den, actual.precision.num, actual.precision.den];
  for (const [i, value] of [recall.num, recall.den, precision.num, precision.den].entries()) {
    expect(Math.abs(values[i] - value)).toBeLessThanOrEqual(1e-9);
  }
}

/** The same bytes from line 2 on. */
export function expectGoldenCapture(capture: GoldenCapture, bytes: string, pair: GoldenPair): void {
  const { exit, stdout, stderr } = runScorerPl(
    capture.args,
    { KEY: pair.key, RESPONSE: pair.response },
    {
      documentOrder: capture.docOrder,
      edition: capture.scorer === 'upstream' ? upstreamEdition : leaEdition,
    },
  );
  expect(stdout.split('\n').slice(1)).toEqual(bytes.split('\n').slice(1));
  expect({ exit, stderr }).toEqual({ exit: capture.exit, stderr: capture.stderr });
}
