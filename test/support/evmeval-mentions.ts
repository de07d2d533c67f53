import { readRawDocuments } from '../../src/compat/evmeval/files/documents.ts';
import { Halt, Journal } from '../../src/compat/evmeval/python/log.ts';
import {
  characterReader,
  type ElementReader,
  type ParsedMention,
  parseMention,
} from '../../src/compat/evmeval/score/mention.ts';
import { canonical } from '../../src/nuggets/model/attributes.ts';
import type { Mapping } from '../../src/nuggets/score/mapping.ts';
import { tbf } from './nuggets.ts';

/** Mentions of lines such as `E1 0,4 Conflict_Attack Actual` (see `tbf`), read as version 1.8 does, with characters by default. */
export function evmevalMentions(
  lines: readonly string[],
  read: ElementReader = characterReader(true),
): ParsedMention[] {
  const { mentions = [] } = readRawDocuments(tbf('d', ...lines)).get('d') ?? {};
  return mentions.map((line) => parseMention(line, read, canonical, new Journal()));
}

/** The mapping with these system mentions (−1 for none) and values of Dice, 1 by default. */
export function mappingOf(
  systemOf: readonly number[],
  dice: readonly number[] = systemOf.map((j) => (j < 0 ? 0 : 1)),
): Mapping {
  return {
    systemOf: Int32Array.from(systemOf),
    dice: Float64Array.from(dice),
    truePositives: dice.reduce((sum, value) => sum + value, 0),
  };
}

/** What a part of the drop-in writes into the log, as `LEVEL message`, and how it ends the run, if it does. */
export function logged<T>(work: (journal: Journal) => T, debugging = false) {
  const journal = new Journal(debugging);
  let result: T | undefined;
  let halt: Halt | undefined;
  try {
    result = work(journal);
  } catch (error) {
    if (!(error instanceof Halt)) throw error;
    halt = error;
  }
  const log = journal.output.map((entry) =>
    'text' in entry ? entry.text : `${entry.level} ${entry.message}`,
  );
  return { result, log, exit: halt?.exit ?? 0, complaint: halt?.complaint };
}
