/** The worker of the page. It reads and scores files, so that the page stays responsive; it ends when it is terminated. */
import { inspectFiles } from './inspect-files.ts';
import type { Request, ScoreProgress, WorkerAnswer } from './messages.ts';
import { runTool } from './run-tool.ts';
import { scoreEvents } from './score-events.ts';
import { scoreDroppedFiles } from './score-files.ts';

/** The part of the global scope of a worker that is used here; the types are those of pages. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage(answer: WorkerAnswer): void;
}

const scope = globalThis as unknown as WorkerScope;

/** Milliseconds between two messages about progress. */
const PROGRESS_MILLISECONDS = 100;
let last = 0;

function sendProgress(progress: ScoreProgress): void {
  const now = performance.now();
  if (now - last < PROGRESS_MILLISECONDS) return;
  last = now;
  scope.postMessage(progress);
}

function answerOf(request: Request): Promise<WorkerAnswer> {
  switch (request.kind) {
    case 'inspect':
      return inspectFiles(request);
    case 'score':
      return scoreDroppedFiles(request, sendProgress);
    case 'score-events':
      return scoreEvents(request, sendProgress);
    default:
      return runTool(request);
  }
}

scope.onmessage = async ({ data }) => {
  try {
    scope.postMessage(await answerOf(data));
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    scope.postMessage({ kind: 'failed', message });
  }
};
