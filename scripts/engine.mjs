// Compiles src/engine/assembly (AssemblyScript) to src/engine/wasm.ts, which is committed so that neither a build nor a
// user needs the compiler. test/unit/engine checks that it corresponds to its sources.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The text of src/engine/wasm.ts. */
export async function compileEngine() {
  let binary;
  const { error, stderr } = await asc.main(
    [
      'src/engine/assembly/index.ts',
      '--baseDir',
      root,
      '--outFile',
      'engine.wasm',
      '--runtime',
      'stub',
      '--enable',
      'simd',
      '--optimizeLevel',
      '3',
      '--shrinkLevel',
      '1',
      '--noAssert',
    ],
    {
      writeFile: (_name, contents) => {
        binary = contents;
      },
    },
  );
  if (error) throw new Error(`${error.message}\n${stderr}`);
  const text = Buffer.from(binary).toString('base64');
  return `/** src/engine/assembly, compiled by scripts/engine.mjs (npm run engine): WebAssembly as base64. */\nexport const wasm =\n  '${text}';\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('../src/engine/wasm.ts', import.meta.url), await compileEngine());
}
