import { existsSync, readFileSync, statSync } from 'node:fs';
import type { Command } from 'commander';
import { reportOutput } from './files/output-kinds.ts';

/**
 * Lets a command accept the earlier forms `--html FILE` and `--html=FILE`, as `--page=FILE`. Since --html takes no value, the
 * next argument may be an input: it is taken for a page only if its name ends like that of a page, and the file does not exist
 * or is a page that this program wrote.
 */
export function acceptOldPage(command: Command): void {
  const parse = command.parseOptions.bind(command);
  command.parseOptions = (args) => parse(withPage(args));
}

export function withPage(args: readonly string[]): string[] {
  const result: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const next = args[i + 1];
    if (args[i] === '--') return [...result, ...args.slice(i)];
    if (args[i].startsWith('--html=')) result.push(`--page=${args[i].slice('--html='.length)}`);
    else if (args[i] === '--html' && next !== undefined && isPage(next)) {
      result.push(`--page=${next}`);
      i++;
    } else result.push(args[i]);
  }
  return result;
}

function isPage(path: string): boolean {
  if (!/\.html?$/i.test(path)) return false;
  if (!existsSync(path)) return true;
  return statSync(path).isFile() && (reportOutput('html').recognises?.(readFileSync(path, 'utf8')) ?? false);
}
