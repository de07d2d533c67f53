// Runs a command and measures wall time, processor time and peak memory.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const GNU_TIME = '/usr/bin/time';
const hasGnuTime = existsSync(GNU_TIME) && process.platform === 'linux';
const POLL_MS = 5;

/**
 * Runs `command` (a list, or a string for the shell). Threads share the memory of their process, so the peak includes all
 * of them. Peak and processor time are missing where neither GNU time nor /proc is available.
 */
export async function measure(command, { timeout = Number.POSITIVE_INFINITY } = {}) {
  const [file, ...args] = typeof command === 'string' ? ['/bin/sh', '-c', command] : command;
  return hasGnuTime ? measureWithTime(file, args, timeout) : measureWithProc(file, args, timeout);
}

async function measureWithTime(file, args, timeout) {
  const folder = mkdtempSync(join(tmpdir(), 'corefeval-bench-'));
  const report = join(folder, 'time');
  try {
    const wrapped = ['--quiet', '-f', '%M %U %S', '-o', report, file, ...args];
    const ended = await run(GNU_TIME, wrapped, timeout);
    if (!ended.finished) return ended;
    const [kilobytes, user, system] = readFileSync(report, 'utf8').trim().split('\n').at(-1).split(' ');
    return { ...ended, peak: Number(kilobytes) * 1024, cpu: 1000 * (Number(user) + Number(system)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureWithProc(file, args, timeout) {
  let peak;
  const ended = await run(file, args, timeout, (pid) => {
    const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
    const kilobytes = /^VmHWM:\s*(\d+)/m.exec(status)?.[1];
    if (kilobytes !== undefined) peak = Math.max(peak ?? 0, Number(kilobytes) * 1024);
  });
  return { ...ended, peak };
}

function run(file, args, timeout, watch) {
  return new Promise((resolve, reject) => {
    const start = process.hrtime.bigint();
    // A separate process group, so that a peer that exceeds its time is stopped with its children.
    const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
    let errors = '';
    let stopped = false;
    child.stderr.on('data', (data) => {
      errors = (errors + data).slice(-2000);
    });
    const poll = watch === undefined ? undefined : setInterval(() => watch(child.pid), POLL_MS);
    const stop = Number.isFinite(timeout)
      ? setTimeout(() => {
          stopped = true;
          process.kill(-child.pid, 'SIGKILL');
        }, timeout)
      : undefined;
    const settle = () => {
      clearInterval(poll);
      clearTimeout(stop);
    };
    child.on('error', (error) => {
      settle();
      reject(error);
    });
    child.on('close', (code) => {
      settle();
      const wall = Number(process.hrtime.bigint() - start) / 1e6;
      if (code !== 0 && !stopped)
        reject(new Error(`${[file, ...args].join(' ')} ended with ${code}: ${errors.trim()}`));
      else resolve({ wall, finished: !stopped });
    });
  });
}

export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
