/** The worker of the page, from the data block that contains its script. */
import { blockText, inflate } from '../frame/report-data.ts';
import type { Request, WorkerAnswer } from './messages.ts';

/** Browsers with trusted types accept the address of a worker only from a policy. The address is always that of our own script. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
let address: Promise<string> | undefined;

async function makeAddress(): Promise<string> {
  const script = await inflate(blockText('worker'));
  const url = URL.createObjectURL(new Blob([script as BlobPart], { type: 'text/javascript' }));
  const policy = trustedTypes?.createPolicy('corefeval', {
    createScriptURL: (asked) => {
      if (asked !== url) throw new TypeError('Only the worker of this page may run.');
      return asked;
    },
  });
  return policy?.createScriptURL(url) ?? url;
}

/** A task in its own worker, which ends with it. */
export interface Task {
  stop(): void;
}

/** Runs a request in a new worker; `onAnswer` receives progress, and then one answer; nothing after `stop`. */
export function startTask(request: Request, onAnswer: (answer: WorkerAnswer) => void): Task {
  let worker: Worker | undefined;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    worker?.terminate();
  };
  address ??= makeAddress();
  address.then(
    (url) => {
      if (isStopped) return;
      worker = new Worker(url);
      worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
        if (isStopped) return; // the answer was sent before the worker ended
        if (data.kind !== 'progress') stop();
        onAnswer(data);
      };
      worker.onerror = (event) => {
        if (isStopped) return;
        stop();
        onAnswer({ kind: 'failed', message: event.message || 'The worker could not be started.' });
      };
      worker.postMessage(request);
    },
    (error) => {
      if (!isStopped) onAnswer({ kind: 'failed', message: String(error) });
    },
  );
  return { stop };
}
