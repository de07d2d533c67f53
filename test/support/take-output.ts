import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Takes what this thread writes to standard output and standard error, until `end`. Commands write to file descriptors 1 and 2 directly or through a stream. */
export function takeOutput() {
  const texts: Record<number, (string | Uint8Array)[]> = { 1: [], 2: [] };
  const { writeSync } = fs;
  const writers = [process.stdout, process.stderr].map((stream) => stream.write);
  fs.writeSync = ((file: number, data: Uint8Array | string, ...rest: never[]) => {
    if (file !== 1 && file !== 2) return writeSync(file, data as Uint8Array, ...rest);
    const from = typeof data === 'string' ? 0 : (rest[0] ?? 0);
    texts[file].push(typeof data === 'string' ? data : data.slice(from));
    return data.length - from;
  }) as typeof fs.writeSync;
  syncBuiltinESMExports();
  [process.stdout, process.stderr].forEach((stream, i) => {
    stream.write = ((data: string | Uint8Array, ...rest: unknown[]) => {
      texts[i + 1].push(typeof data === 'string' ? data : data.slice());
      const done = rest.at(-1);
      if (typeof done === 'function') done();
      return true;
    }) as typeof stream.write;
  });
  const all = (file: number) => Buffer.concat(texts[file].map((part) => Buffer.from(part))).toString();
  return {
    output: () => ({ stdout: all(1), stderr: all(2) }),
    end: () => {
      fs.writeSync = writeSync;
      syncBuiltinESMExports();
      [process.stdout, process.stderr].forEach((stream, i) => {
        stream.write = writers[i];
      });
    },
  };
}

/** What a function writes to standard output and standard error, and its result. */
export async function outputOf<T>(run: () => T | Promise<T>) {
  const taken = takeOutput();
  try {
    const result = await run();
    return { result, ...taken.output() };
  } finally {
    taken.end();
  }
}
