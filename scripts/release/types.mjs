// Entry points and types, as other tools see them.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** publint looks at the entry points and files, attw at how TypeScript resolves each entry point. */
export function types({ root, packed: { archive } }) {
  const script = (path, ...args) => {
    try {
      execFileSync(process.execPath, [join(root, 'node_modules', path), ...args], {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    } catch (error) {
      throw new Error(`${args.join(' ')}\n${error.stdout}${error.stderr}`);
    }
  };
  script('publint/src/cli.js', 'run', archive, '--strict');
  script('@arethetypeswrong/cli/dist/index.js', archive, '--profile', 'esm-only');
  return 'publint and attw find nothing';
}
