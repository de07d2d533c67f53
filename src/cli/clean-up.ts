/** Signals that a user or a scheduler ends a program with, and the exit codes that shells expect then. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

const tasks = new Set<() => void>();
let installed = false;

/** Runs something when the process ends, also by Ctrl-C. Returns a function that takes it back. */
export function cleanUpAtExit(task: () => void): () => void {
  if (!installed) {
    installed = true;
    process.on('exit', () => {
      for (const each of tasks) each();
    });
    for (const [signal, code] of Object.entries(SIGNALS)) process.on(signal, () => process.exit(code));
  }
  tasks.add(task);
  return () => tasks.delete(task);
}
