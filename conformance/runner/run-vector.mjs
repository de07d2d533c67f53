// Runs a command on the files of one vector.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { optionWords } from './adapter.mjs';
import { readOutput } from './read-output.mjs';
import { writers } from './write/index.mjs';

const quote = (path) => (process.platform === 'win32' ? `"${path}"` : `'${path.replaceAll("'", "'\\''")}'`);

/** The command with its placeholders filled in. Option words go to {options}, or to the end. */
export function fillIn(command, values) {
  const withOptions = command.includes('{options}') ? command : `${command} {options}`;
  return withOptions.replace(/\{(key|response|metric|options)\}/g, (_, name) => values[name] ?? '').trimEnd();
}

/** The output of a command, or an Error that says how it ended. */
export function outputOf(command, seconds) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      stderr += text;
    });
    const timer = setTimeout(() => {
      reject(new Error(`stopped after ${seconds} seconds`));
      if (process.platform === 'win32') child.kill();
      else process.kill(-child.pid, 'SIGKILL');
    }, 1000 * seconds);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code === 0) resolve(stdout);
      else reject(new Error(`exit ${code}: ${reason(stderr) || reason(stdout)}`));
    });
  });
}

/** The line that says most: the last one of a Python traceback, else the first one that mentions an error, else the last one. */
function reason(text) {
  const lines = text.trim().split('\n');
  const first = text.includes('Traceback (most recent call last)')
    ? -1
    : lines.findIndex((line) => /error/i.test(line));
  return lines.at(first) ?? '';
}

/** Scores of a vector by metric; or `{ error }`. */
export async function runVector(vector, { adapter, command, folder, seconds }) {
  const { extension, write } = writers[adapter.input];
  const place = join(folder, vector.id);
  mkdirSync(place, { recursive: true });
  const paths = Object.fromEntries(
    ['key', 'response'].map((side) => {
      const path = join(place, `${side}.${extension}`);
      writeFileSync(path, write(vector, side));
      return [side, quote(path)];
    }),
  );
  const options = optionWords(adapter, vector.options).join(' ');
  const metrics = command.includes('{metric}') ? adapter.each : [undefined];
  const scores = {};
  const errors = [];
  for (const metric of metrics) {
    try {
      const text = await outputOf(fillIn(command, { ...paths, metric, options }), seconds);
      Object.assign(scores, readOutput(adapter, text, metric, vector.options));
    } catch (error) {
      // Results are published: they name files, not where they were.
      errors.push(error.message.replaceAll(join(place, '/'), ''));
    }
  }
  return errors.length > 0 ? { error: errors[0], scores } : { scores };
}
