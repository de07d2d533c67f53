/**
 * A function that finds the next occurrence of an ASCII text in bytes, or −1. The search of Horspool (1980) compares the last
 * letter and skips by the byte that was found instead; it reads about one byte in as many as the text is long.
 */
export function finderOf(text: string): (bytes: Uint8Array, from: number) => number {
  const needle = Uint8Array.from(text, (c) => c.charCodeAt(0));
  const { length } = needle;
  const skip = new Int32Array(256).fill(length);
  for (let i = 0; i < length - 1; i++) skip[needle[i]] = length - 1 - i;
  return (bytes, from) => {
    for (let p = from + length - 1; p < bytes.length; p += skip[bytes[p]]) {
      let i = 0;
      while (i < length && bytes[p - i] === needle[length - 1 - i]) i++;
      if (i === length) return p - length + 1;
    }
    return -1;
  };
}
