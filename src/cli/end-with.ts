/**
 * Ends the process with an exit code, as soon as its output is written. A process that is left to end by itself can hang:
 * Node then waits for functions that are being compiled in the background, and their compilation can wait for the main
 * thread to collect garbage (nodejs/node issue 54918). This happened in one of thirty short runs on larger files.
 */
export function endWith(code: number): void {
  process.exitCode = code;
  // Only data that a full pipe does not take yet can keep the process alive; it is written before the process ends by itself.
  if (process.getActiveResourcesInfo().length === 0) process.exit();
}
