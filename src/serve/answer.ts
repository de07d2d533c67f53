import { suggestion } from '../problems/nearest.ts';
import { escapeControls } from '../report/json-text.ts';
import { type Failure, failureOf, MethodError } from './failure.ts';
import { methods } from './methods.ts';
import { isObject } from './parameters.ts';
import type { Method, Parameters, ServeShell } from './shell.ts';

/** The most bytes of a message. */
export const MAX_MESSAGE_BYTES = 256 << 20;

type Id = string | number;

/** The methods that were called so far. */
const loaded = new Map<string, Method>();

/** Answers a line: one JSON-RPC request. Never throws; the answer is one line. */
export async function answerLine(line: string, shell: ServeShell): Promise<string> {
  let id: Id | null = null;
  try {
    const request = requestOf(parsed(line));
    id = request.id;
    const method = loaded.get(request.method) ?? (await loadedMethod(request.method));
    const result = await method(request.parameters, shell);
    return answerText({ jsonrpc: '2.0', id, result });
  } catch (error) {
    const refused = error instanceof RequestError ? error.id : id;
    return failureText(refused, failureOf(error));
  }
}

/** The answer to a message that is too long to be read. */
export const answerTooLong = (): string =>
  failureText(null, {
    code: -32600,
    message: `The message is longer than ${MAX_MESSAGE_BYTES} bytes; send corpora in batches of about 8 MiB.`,
    data: { kind: 'size' },
  });

/** The answer to a message whose bytes are not UTF-8. */
export const answerNotUtf8 = (): string =>
  failureText(null, { code: -32700, message: 'The message is not UTF-8.', data: { kind: 'protocol' } });

const failureText = (id: Id | null, error: Failure): string => answerText({ jsonrpc: '2.0', id, error });

/** JSON strings have no raw line breaks, so this is one line. */
const answerText = (answer: object): string => escapeControls(JSON.stringify(answer));

async function loadedMethod(name: string): Promise<Method> {
  const load = methods.get(name);
  if (load === undefined) {
    const names = [...methods.keys()];
    throw new MethodError(
      -32601,
      `Unknown method ${JSON.stringify(name)}.${suggestion(name, names)} The methods are: ${names.join(', ')}.`,
    );
  }
  const method = await load();
  loaded.set(name, method);
  return method;
}

/** A message that is not a request, and its id if that is known. */
class RequestError extends MethodError {
  readonly id: Id | null;

  constructor(message: string, id: Id | null) {
    super(-32600, message);
    this.id = id;
  }
}

interface Request {
  readonly id: Id;
  readonly method: string;
  readonly parameters: Parameters;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new MethodError(-32700, `The message is not JSON: ${(error as Error).message}.`);
  }
}

function requestOf(value: unknown): Request {
  if (Array.isArray(value))
    throw new RequestError('Batches are not supported: send one request per line.', null);
  if (!isObject(value)) throw new RequestError('Expected a JSON-RPC request, which is an object.', null);
  const { jsonrpc, id, method, params = {} } = value;
  if (id === undefined)
    throw new RequestError('Notifications are not supported: give every request an `id`.', null);
  if (!isId(id))
    throw new RequestError(
      'Expected the `id` of a request to be a text or a number; whole numbers of at most 2^53 − 1 can be repeated.',
      null,
    );
  if (jsonrpc !== '2.0') throw new RequestError('Expected `jsonrpc` to be "2.0".', id);
  if (typeof method !== 'string') throw new RequestError('Expected `method` to be a text.', id);
  if (!isObject(params))
    throw new RequestError('Expected `params` to be an object of parameters by name.', id);
  return { id, method, parameters: params };
}

/** Numbers that JSON of this runtime does not repeat as they were sent are refused. */
const isId = (id: unknown): id is Id =>
  typeof id === 'string' || (Number.isFinite(id) && (!Number.isInteger(id) || Number.isSafeInteger(id)));
