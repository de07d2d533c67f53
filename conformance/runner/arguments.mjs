// The command line of the runner.
import { parseArgs } from 'node:util';

export const USAGE = `Usage: corefeval-conformance --command 'COMMAND' --adapter NAME [options]

Runs a scorer on test vectors and compares its scores with exact fractions.

  --command COMMAND   the scorer, with {key} and {response} for the files, {metric} for one
                      metric at a time, {options} for what a vector asks for (else at the end)
  --adapter NAME      how its input is written and its output is read: a name, or a JSON file
  --tag TAG           only vectors with this tag; may be repeated
  --only ID           only this vector; may be repeated
  --all               show every vector, not only those that differ
  --record FILE       write the scores to a JSON file
  --replay FILE       do not run anything: compare the scores of such a file
  --name TEXT         what was run, for --record: name and version of the scorer
  --keep DIR          write the input files to DIR and keep them
  --jobs N            commands at a time (default: 1)
  --seconds N         limit for one command (default: 60)
  --list              list adapters and tags
  --help

Verdicts: = equal, c equal by a convention that the adapter declares, x different,
! refused or crashed, · not offered. Exit code: 0 without x, 1 with x or if nothing
could be compared, 2 for a wrong command line.`;

const OPTIONS = {
  command: { type: 'string' },
  adapter: { type: 'string' },
  tag: { type: 'string', multiple: true },
  only: { type: 'string', multiple: true },
  all: { type: 'boolean' },
  record: { type: 'string' },
  replay: { type: 'string' },
  name: { type: 'string' },
  keep: { type: 'string' },
  jobs: { type: 'string', default: '1' },
  seconds: { type: 'string', default: '60' },
  list: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
};

/** The options; throws an Error with a sentence for the user. */
export function readArguments(args) {
  const { values } = parseArgs({ args, options: OPTIONS, strict: true });
  for (const name of ['jobs', 'seconds']) {
    const number = Number(values[name]);
    if (!Number.isInteger(number) || number < 1) {
      throw new Error(`Expected --${name} to be a whole number from 1, got "${values[name]}"`);
    }
    values[name] = number;
  }
  if (values.help || values.list || values.replay !== undefined) return values;
  if (values.adapter === undefined) throw new Error('Expected --adapter NAME; --list shows the names');
  if (values.command === undefined) throw new Error("Expected --command 'COMMAND'");
  for (const place of ['{key}', '{response}']) {
    if (!values.command.includes(place)) throw new Error(`Expected ${place} in --command`);
  }
  return values;
}

/** Vectors with one of the tags and ids; throws an Error if a name is unknown. */
export function choose(vectors, { tag, only }) {
  const tags = new Set(vectors.flatMap((vector) => vector.tags));
  const ids = new Set(vectors.map(({ id }) => id));
  for (const name of tag ?? []) {
    if (!tags.has(name))
      throw new Error(`No vector has the tag "${name}". Tags: ${[...tags].sort().join(', ')}`);
  }
  for (const id of only ?? []) if (!ids.has(id)) throw new Error(`No vector "${id}"`);
  return vectors.filter(
    (vector) =>
      (tag === undefined || vector.tags.some((name) => tag.includes(name))) &&
      (only === undefined || only.includes(vector.id)),
  );
}
