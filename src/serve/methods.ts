import type { Method } from './shell.ts';

/** Every method and its loader. Only the code of the called method is loaded: a client that scores lists starts faster. */
export const methods: ReadonlyMap<string, () => Promise<Method>> = new Map<string, () => Promise<Method>>([
  ['hello', async () => (await import('./hello.ts')).hello],
  ['count', async () => (await import('./count.ts')).count],
  ['score', async () => (await import('./score.ts')).score],
  ['evaluate', async () => (await import('./evaluate.ts')).evaluate],
  ['compare', async () => (await import('./compare.ts')).compare],
  ['analyze', async () => (await import('./analyze.ts')).analyze],
  ['explain', async () => (await import('./explain.ts')).explain],
  ['check', async () => (await import('./check.ts')).check],
  ['agree', async () => (await import('./agree.ts')).agree],
  ['read', async () => (await import('./read.ts')).read],
  ['convert', async () => (await import('./convert.ts')).convert],
  ['report', async () => (await import('./report.ts')).report],
]);
