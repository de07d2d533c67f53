import { isUtf8 } from 'node:buffer';
import { readSync, writeSync } from 'node:fs';
import { answerLine, answerNotUtf8, answerTooLong, MAX_MESSAGE_BYTES } from '../serve/answer.ts';
import type { ServeShell } from '../serve/shell.ts';
import { checkPaths } from './check-paths.ts';
import { forgetInputs } from './files/input-files.ts';
import { reportOutput } from './files/output-kinds.ts';
import { writeOutputs } from './files/write-output.ts';
import { MessageLines } from './message-lines.ts';
import { nodeShell } from './node-shell.ts';

const shell: ServeShell = {
  files: nodeShell.files,
  threads: nodeShell.threads,
  page: async () => (await import('./pages/built-page.ts')).builtPage('page', 'renderOverview'),
  runtime: `node ${process.versions.node}`,
  checkPage: ({ path, inputs, force }) =>
    checkPaths(inputs, [{ path, kind: reportOutput('html') }], { force }),
  writePage: ({ path, force }, html) =>
    writeOutputs([{ path, kind: reportOutput('html'), content: html }], { force }),
};

const BYTES_PER_READ = 64 << 10;

/**
 * Answers the requests of standard input, one after the other, until its end or until nobody reads the answers. Reads and writes block: an event loop
 * takes longer than a small request.
 */
export async function serveStreams(): Promise<void> {
  const lines = new MessageLines(MAX_MESSAGE_BYTES);
  const buffer = Buffer.allocUnsafeSlow(BYTES_PER_READ);
  for (;;) {
    const size = readInput(buffer);
    for (const line of size === 0 ? lines.end() : lines.add(buffer.subarray(0, size))) {
      const answer = await answerMessage(line);
      if (answer !== undefined && !writeAnswer(`${answer}\n`)) return;
    }
    if (size === 0) return;
  }
}

/** The answer to a line; none to an empty one. */
async function answerMessage(line: Buffer | 'too-long'): Promise<string | undefined> {
  if (line === 'too-long') return answerTooLong();
  if (!isUtf8(line)) return answerNotUtf8();
  const text = line.toString('utf8');
  if (text.trim() === '') return undefined;
  forgetInputs();
  return await answerLine(text, shell);
}

/** Number of bytes that were read; 0 at the end. */
function readInput(buffer: Buffer): number {
  for (;;) {
    try {
      return readSync(0, buffer);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') return 0; // of a pipe on Windows
      if (code !== 'EAGAIN') throw error;
      wait();
    }
  }
}

/** Whether the answer could be written: nobody may be there any more. */
function writeAnswer(text: string): boolean {
  const bytes = Buffer.from(text);
  for (let written = 0; written < bytes.length; ) {
    try {
      written += writeSync(1, bytes, written);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EPIPE' || code === 'EOF') return false;
      if (code !== 'EAGAIN') throw error;
      wait();
    }
  }
  return true;
}

const pause = new Int32Array(new SharedArrayBuffer(4));

/** A pipe that does not block is empty or full: looks again after a millisecond. */
const wait = (): unknown => Atomics.wait(pause, 0, 0, 1);
