import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { pick } from '../draw.ts';
import { ensureValidOutcome, type Outcome, runVerb } from '../run-verb.ts';
import { conllPair, tbfPair } from '../seeds.ts';
import { spawnVerb } from '../spawn.ts';
import { ensureSame, type Target } from '../target.ts';

/** The built program: equivalent inputs give equal results. */
export const cliWays: Target = {
  id: 'cli-ways',
  promise: 'a file, standard input, an archive, a directory and threads give one answer',
  spawns: true,
  generate: (random) =>
    random(3) === 0
      ? { files: tbfPair(random), args: ['nuggets', 'score', '--lenient', '--json', 'gold.tbf'] }
      : {
          files: conllPair(random),
          args: ['score', '--json', '--per-document', ...pick([[], ['--lenient']], random), 'key.conll'],
        },
  async check({ files, args }) {
    const name = args[0] === 'score' ? 'response.conll' : 'system.tbf';
    const content = files[name] ?? new Uint8Array();
    // One of the runs is in this process, with the sources instead of the built program.
    const here = await runVerb({ files, args: [...args, name] });
    const there = spawnVerb([...args, name]);
    ensureValidOutcome(there);
    ensureSame(there, here, 'the built program does what the sources do');
    ensureSame(
      answer(spawnVerb([...args, '-'], content)),
      answer(here),
      'standard input gives the answer of a file',
    );
    writeFileSync('archive.gz', gzipSync(content));
    ensureSame(
      answer(spawnVerb([...args, 'archive.gz'])),
      answer(here),
      'an archive gives the answer of a file',
    );
    if (args[0] !== 'score') return;
    ensureSame(
      answer(spawnVerb([...args, name, '--jobs', '2'])),
      answer(here),
      'threads give the answer of one',
    );
    for (const side of ['key', 'response']) {
      mkdirSync(side);
      writeFileSync(`${side}/f.conll`, files[`${side}.conll`] ?? new Uint8Array());
    }
    const folders = [...args.slice(0, -1), 'key', 'response'];
    ensureSame(answer(spawnVerb(folders)), answer(here), 'a directory gives the answer of a file');
  },
};

/** The output without the names of files and systems. */
function answer({ code, stdout, stderr }: Outcome) {
  const withoutName = (text: string) => text.replace(/response "[^"]*"/g, 'response');
  if (code !== 0) {
    const problems = [...stderr.matchAll(/\[[a-z]+\/[a-z-]+\]: .*/g)];
    return { code, problems: problems.map(([text]) => withoutName(text)) };
  }
  const report = JSON.parse(stdout, (key, value) => {
    if (key === 'systems' && typeof value[0] === 'string') return value.length; // a leaderboard of names
    if (key === 'message') return withoutName(value);
    return ['path', 'name', 'file', 'gold'].includes(key) ? undefined : value;
  });
  return { code, report };
}
