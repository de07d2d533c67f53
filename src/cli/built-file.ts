import { fileURLToPath } from 'node:url';

/** A file of the build, such as `web/page.html`: programs are in a folder beside it. */
export const builtFile = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
