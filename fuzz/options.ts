import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { targets } from './targets/index.ts';

export interface FuzzOptions {
  readonly minutes: number;
  /** Ids of the targets. */
  readonly readers: readonly string[];
  readonly seed: number;
  readonly jobs: number;
  /** Directory for reproductions. */
  readonly out: string;
  /** Folders of reproductions to run again instead. */
  readonly cases: readonly string[];
}

/** Default directory for reproductions, which `npm test` runs. */
export const FIXTURES = 'test/fixtures/fuzz';

export const USAGE = `npm run fuzz -- [--minutes N] [--reader ID]… [--seed S] [--jobs N] [--out DIR]
npm run fuzz -- --case DIR…
Readers and verbs: ${targets.map(({ id }) => id).join(', ')}`;

/** The options of the command line, or an error message. */
export function optionsOf(args: readonly string[]): FuzzOptions | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        minutes: { type: 'string', default: '1' },
        reader: { type: 'string', multiple: true },
        seed: { type: 'string' },
        jobs: { type: 'string' },
        out: { type: 'string', default: FIXTURES },
        case: { type: 'string', multiple: true },
      },
    });
    const readers = values.reader ?? targets.map(({ id }) => id);
    const unknown = readers.find((id) => !targets.some((target) => target.id === id));
    if (unknown !== undefined) return `There is no reader "${unknown}".`;
    return {
      minutes: positive('minutes', values.minutes),
      readers,
      seed: values.seed === undefined ? Date.now() % 2 ** 31 : whole('seed', values.seed),
      jobs: values.jobs === undefined ? availableParallelism() : whole('jobs', values.jobs) || 1,
      out: values.out,
      cases: values.case ?? [],
    };
  } catch (error) {
    return (error as Error).message;
  }
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0 && value < 1e6)) throw new RangeError(`--${name} must be a number above 0, not "${text}".`);
  return value;
}

function whole(name: string, text: string): number {
  if (!/^\d{1,10}$/.test(text)) throw new RangeError(`--${name} must be a whole number, not "${text}".`);
  return Number(text);
}
