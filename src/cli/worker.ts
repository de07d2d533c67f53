import { parentPort, workerData } from 'node:worker_threads';
import { type Job, jobRunner } from '../corpus/index.ts';
import { FileStore } from './files/input-files.ts';

const run = jobRunner(workerData, (name, path) => new FileStore(name, path));

parentPort?.on('message', (job: Job) => {
  parentPort?.postMessage(run(job));
});
