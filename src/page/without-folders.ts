/**
 * A function that shortens absolute paths of inputs in a text: a page that is given to others must not show where the files
 * of its author were. Paths within a corpus are kept relative to it; relative paths are kept as they are.
 */
export function withoutFolders(inputs: readonly string[]): (text: string) => string {
  const absolute = inputs.filter((path) => /^(?:[/\\]|[A-Za-z]:[/\\]|~)/.test(path));
  const prefixes = absolute.flatMap((path) => {
    const plain = path.replace(/[/\\]+$/, '');
    const cut = Math.max(plain.lastIndexOf('/'), plain.lastIndexOf('\\'));
    return [plain.slice(0, cut + 1)];
  });
  const distinct = [...new Set(prefixes)]
    .filter((prefix) => prefix.length > 1)
    .sort((a, b) => b.length - a.length);
  return (text) => distinct.reduce((shortened, prefix) => shortened.replaceAll(prefix, ''), text);
}
