/** Signals with which a user or a scheduler ends a program, and the exit codes that shells expect for them. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

const tasks = new Set<() => void>();
let installed = false;

/** Runs a task when the process ends, also by a signal. Returns a function that removes the task. */
export function cleanUpAtExit(task: () => void): () => void {
  if (!installed) {
    installed = true;
    process.on('exit', () => {
      for (const each of tasks) each();
    });
    for (const [signal, code] of Object.entries(SIGNALS))
      process.on(signal, () => {
        // A program that uses the library may have a handler of its own.
        if (process.listenerCount(signal) === 1) process.exit(code);
      });
  }
  tasks.add(task);
  return () => tasks.delete(task);
}
