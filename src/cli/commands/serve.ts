import type { Command } from 'commander';
import { UsageError } from '../../problems/problem.ts';

export function registerServe(program: Command): void {
  program
    .command('serve')
    .description('answer requests of other programs, one JSON message per line')
    .option('--stdio', 'requests on standard input, answers on standard output')
    .addHelpText('after', help)
    .action(runServe);
}

const help = `
The protocol is JSON-RPC 2.0 (docs/serve.md). The Python package uses it; R, Julia and Java can. The program ends at the end of its input; it never listens on a network.

Examples:
  $ echo '{"jsonrpc":"2.0","id":1,"method":"hello","params":{"protocol":1}}' | corefeval serve --stdio
  $ corefeval serve --stdio < examples/serve/session.jsonl`;

async function runServe({ stdio = false }: { readonly stdio?: boolean }): Promise<void> {
  if (!stdio) throw new UsageError('serve needs a transport.', 'corefeval serve --stdio');
  const { serveStreams } = await import('../serve-streams.ts');
  await serveStreams();
}
