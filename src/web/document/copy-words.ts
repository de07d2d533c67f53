/** Copies the selected words without tags and numbers of sentences: one line for each sentence, once where both sides show it. */
export function copyWords(event: ClipboardEvent): void {
  const selection = getSelection();
  if (selection === null || selection.isCollapsed || event.clipboardData === null) return;
  const copied = selection.getRangeAt(0).cloneContents();
  for (const other of copied.querySelectorAll('.tags, .no, .heads, .words + .words')) other.remove();
  const lines = [...copied.querySelectorAll('.words, .away')].map((line) => line.textContent ?? '');
  // A selection within one sentence has none of these elements.
  event.clipboardData.setData(
    'text/plain',
    lines.length === 0 ? (copied.textContent ?? '') : lines.join('\n'),
  );
  event.preventDefault();
}
