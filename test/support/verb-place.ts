import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Register } from '../../src/cli/verbs.ts';
import { runVerb, type VerbOutcome } from './run-verb.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A folder in which a verb runs in this thread. In a command line and in what the verb prints, `@a.conll` is the file a.conll of the folder. */
export class VerbPlace {
  readonly folder: string;
  readonly #register: Register;

  constructor(register: Register, files: Readonly<Record<string, string | Uint8Array>> = {}) {
    this.folder = temporaryFolder(files);
    this.#register = register;
  }

  readonly at = (name: string): string => join(this.folder, name);
  readonly read = (name: string): string => readFileSync(this.at(name), 'utf8');
  readonly json = (name: string) => JSON.parse(this.read(name));
  /** The names in a folder of the place. */
  readonly names = (folder = '.'): string[] => readdirSync(this.at(folder)).sort();

  /** Runs a command line whose words are separated by blanks. */
  readonly run = async (line: string): Promise<VerbOutcome> => {
    const args = line.split(' ').map((word) => word.replaceAll('@', `${this.folder}/`));
    const { code, stdout, stderr, refused } = await runVerb(this.#register, ...args);
    const short = (text: string) => text.replaceAll(`${this.folder}/`, '@');
    return { code, stdout: short(stdout), stderr: short(stderr), refused: refused && short(refused) };
  };

  /** Why a command line is refused; undefined if it is not. */
  readonly refused = async (line: string): Promise<string | undefined> => (await this.run(line)).refused;

  /** Runs a command line that must not be refused. */
  readonly done = async (line: string): Promise<VerbOutcome> => {
    const outcome = await this.run(line);
    if (outcome.refused !== undefined) throw new Error(outcome.refused);
    return outcome;
  };
}
