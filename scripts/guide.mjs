// The examples in docs/contributing: each page has the files of a complete small addition. `npm run new` writes them under another name, and
// test/cli/contributing.test.ts compiles and runs them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A new file is a block after a line with its path and a colon; a change of a file is a block of kind diff that begins with its path. */
const BLOCK = /^(?:`([^`\n]+)`:\n\n)?(`{3,})(\w*)\n([\s\S]*?)^\2$/gm;

/** The files of a page: new ones have `text`, changed ones have `hunks`. */
export function guideBlocks(markdown) {
  return Array.from(markdown.matchAll(BLOCK), ([, path, , kind, text]) => {
    if (kind === 'diff' && text.startsWith('--- ')) {
      const [first, ...lines] = text.trimEnd().split('\n');
      return { path: first.slice('--- '.length), hunks: hunksOf(lines) };
    }
    return path === undefined ? undefined : { path, text };
  }).filter((block) => block !== undefined);
}

/** The parts of a change, which lines with @@ separate. */
function hunksOf(lines) {
  const hunks = [[]];
  for (const line of lines) {
    if (line === '@@') hunks.push([]);
    else hunks.at(-1).push(line);
  }
  return hunks;
}

/** Writes the files of a page into a project. A new file must not exist. */
export function applyBlocks(blocks, root) {
  for (const { path, text, hunks } of blocks) {
    const file = join(root, path);
    if (text === undefined)
      writeFileSync(
        file,
        hunks.reduce((before, hunk) => changed(before, hunk, path), readFileSync(file, 'utf8')),
      );
    else if (existsSync(file)) throw new Error(`${path} exists.`);
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
}

/** The text with a hunk applied: lines with + replace those with -, and the others must be around them. */
function changed(text, hunk, path) {
  const without = (sign) =>
    hunk
      .filter((line) => !line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const [before, after] = [without('+'), without('-')];
  const at = `\n${text}`.indexOf(`\n${before}`);
  if (at < 0) throw new Error(`${path} has no such lines, so they cannot be changed:\n${before}`);
  return text.slice(0, at) + after + text.slice(at + before.length);
}

/** The blocks with other names: every text of the first of a pair becomes the second. */
export const renamedBlocks = (blocks, names) =>
  blocks.map(({ path, text, hunks }) => {
    const renamed = (line) => names.reduce((result, [from, to]) => result.replaceAll(from, to), line);
    return {
      path: renamed(path),
      ...(text === undefined ? { hunks: hunks.map((hunk) => hunk.map(renamed)) } : { text: renamed(text) }),
    };
  });

/** The blocks with a line above each larger addition that says that it is still the example. */
export const markedBlocks = (blocks, page) =>
  blocks.map((block) => {
    const note = `FILL IN: this is the example of ${page}; write your own, and remove this line`;
    const mark = block.path.endsWith('.md') ? `<!-- ${note} -->` : `// ${note}`;
    if (block.text !== undefined) return { ...block, text: `${mark}\n${block.text}` };
    const hunks = block.hunks.map((hunk) => {
      const first = hunk.findIndex((line) => line.startsWith('+'));
      const isLarge = hunk.filter((line) => line.startsWith('+')).length > 2;
      return isLarge ? hunk.toSpliced(first, 0, `+${mark}`, ...(mark.startsWith('<') ? ['+'] : [])) : hunk;
    });
    return { ...block, hunks };
  });
