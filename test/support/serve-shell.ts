import { MemoryStore } from '../../src/corpus/index.ts';
import { answerLine } from '../../src/serve/answer.ts';
import type { PagePath, ServeShell } from '../../src/serve/shell.ts';
import { memoryShell } from './memory-shell.ts';

export interface WrittenPage extends PagePath {
  readonly html: string;
}

/** A server over files in memory. Pages that it writes are added to `pages`. */
export function serveShell(
  texts: Readonly<Record<string, string>> = {},
  pages: WrittenPage[] = [],
): ServeShell {
  return {
    files: memoryShell(texts, MemoryStore).files,
    page: () => ({ html: '<!doctype html>\n<title>page</title>\n', overview: () => '' }),
    runtime: 'test 1.0',
    checkPage: async () => {},
    writePage: (page, html) => pages.push({ ...page, html }),
  };
}

/** The answer to a message. */
// biome-ignore lint/suspicious/noExplicitAny: answers are JSON
export const answerTo = async (message: unknown, shell: ServeShell = serveShell()): Promise<any> =>
  JSON.parse(await answerLine(typeof message === 'string' ? message : JSON.stringify(message), shell));

/** The result of a method; its error is thrown as a text. */
// biome-ignore lint/suspicious/noExplicitAny: results are JSON
export async function resultOf(method: string, params: object, shell?: ServeShell): Promise<any> {
  const { result, error } = await answerTo({ jsonrpc: '2.0', id: 1, method, params }, shell);
  if (error !== undefined) throw new Error(JSON.stringify(error));
  return result;
}

/** The error of a method. */
// biome-ignore lint/suspicious/noExplicitAny: errors are JSON
export const errorOf = async (method: string, params: object, shell?: ServeShell): Promise<any> =>
  (await answerTo({ jsonrpc: '2.0', id: 1, method, params }, shell)).error;
