import type { FileSystem, MemoryStore, Shell } from '../../src/corpus/index.ts';

/** Files in memory by path, and no threads. Uses nothing from outside itself, so that its source can be sent to a page. */
export function memoryShell(texts: Readonly<Record<string, string>>, Store: typeof MemoryStore): Shell {
  const paths = Object.keys(texts);
  const files: FileSystem = {
    kindOf(path) {
      if (paths.includes(path)) return 'file';
      return paths.some((file) => file.startsWith(`${path}/`)) ? 'folder' : undefined;
    },
    list(folder) {
      const below = paths.filter((path) => path.startsWith(`${folder}/`));
      const names = new Set(below.map((path) => path.slice(folder.length + 1).split('/')[0]));
      return Array.from(names, (name) => {
        const path = `${folder}/${name}`;
        return { name, path, kind: paths.includes(path) ? 'file' : 'folder' };
      });
    },
    async match(pattern) {
      const expression = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
      return paths.filter((path) => expression.test(path)).sort();
    },
    async open(path) {
      return new Store(path, new TextEncoder().encode(texts[path]));
    },
  };
  return { files, startProgress: () => ({ update: async () => {}, end() {} }) };
}
