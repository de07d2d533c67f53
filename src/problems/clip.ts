/** A text from a file, shortened for a message. */
export const clip = (text: string, length = 60): string =>
  text.length > length ? `${text.slice(0, length)}…` : text;
