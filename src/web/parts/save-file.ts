/** Has the browser save a text as a file. */
export function saveFile(name: string, text: string, type = 'text/plain'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser may ask for a name first.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
