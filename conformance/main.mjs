#!/usr/bin/env node
// corefeval-conformance: runs any scorer on the vectors. `node conformance/main.mjs --help`
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { adapterNames, offers, readAdapter } from './runner/adapter.mjs';
import { choose, readArguments, USAGE } from './runner/arguments.mjs';
import { recorded, scorerOf, written } from './runner/results.mjs';
import { runVector } from './runner/run-vector.mjs';
import { rowsOf, textOf, totalsOf } from './runner/table.mjs';
import { kindOf, readVectors } from './runner/vectors.mjs';

async function runAll(vectors, adapter, { command, keep, jobs, seconds }) {
  const folder = keep === undefined ? mkdtempSync(join(tmpdir(), 'conformance-')) : resolve(keep);
  mkdirSync(folder, { recursive: true });
  const results = {};
  const waiting = vectors.filter((vector) => offers(adapter, vector));
  const work = async () => {
    for (let vector = waiting.shift(); vector !== undefined; vector = waiting.shift()) {
      results[vector.id] = await runVector(vector, { adapter, command, folder, seconds });
    }
  };
  try {
    await Promise.all(Array.from({ length: jobs }, work));
  } finally {
    if (keep === undefined) rmSync(folder, { recursive: true, force: true });
  }
  return results;
}

async function main(args) {
  const options = readArguments(args);
  if (options.help) {
    console.log(USAGE);
    return 0;
  }
  const { version, vectors: every } = readVectors();
  if (options.list) {
    const tags = [...new Set(every.flatMap(({ tags }) => tags))].sort();
    console.log(`adapters: ${adapterNames().join(', ')}\ntags: ${tags.join(', ')}\n${every.length} vectors`);
    return 0;
  }
  const vectors = choose(every, options);
  if (options.replay !== undefined) {
    const { scorer, results } = recorded(readFileSync(options.replay, 'utf8'), options.replay, version);
    return report(vectors, results, scorer, options);
  }
  const adapter = readAdapter(options.adapter);
  if (adapter.functions !== undefined) {
    throw new Error(
      `The adapter "${options.adapter}" is for functions: use run.py --adapter ${options.adapter}`,
    );
  }
  const results = await runAll(vectors, adapter, options);
  const scorer = scorerOf(adapter, options.name);
  if (options.record !== undefined) {
    writeFileSync(options.record, written(version, scorer, every, results));
  }
  return report(vectors, results, scorer, options);
}

function report(vectors, results, scorer, { all }) {
  const ofKind = vectors.filter((vector) => kindOf(vector) === scorer.kind);
  const rows = rowsOf(ofKind, results, scorer);
  console.log(textOf(rows, results, { all }));
  const totals = totalsOf(rows);
  if (totals['='] + totals.c + totals.x === 0) {
    console.error(
      'Nothing could be compared: see the messages above, and try the command by hand with --keep DIR.',
    );
    return 1;
  }
  return totals.x > 0 ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(`${error.message}\nTry --help.`);
  process.exitCode = 2;
}
