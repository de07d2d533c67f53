/**
 * A function that finds the next occurrence of an ASCII text of at most 255 letters in bytes, or −1. The search of Horspool (1980)
 * compares the last letter and skips by the byte that was found instead; it reads about n / m of n bytes for a text of length m.
 */
export function finderOf(text: string): (bytes: Uint8Array, from: number) => number {
  const needle = Uint8Array.from(text, (c) => c.charCodeAt(0));
  const { length } = needle;
  const last = length - 1;
  const skips = new Uint8Array(256).fill(length);
  for (let i = 0; i < last; i++) skips[needle[i]] = last - i;
  return (bytes, from) => {
    // Local variables: V8 would load those of the outer function again for each byte, which takes a third longer.
    const [skip, end, lastLetter] = [skips, bytes.length, needle[last]];
    let p = from + last;
    while (p < end) {
      const c = bytes[p];
      if (c === lastLetter) {
        let i = 1;
        while (i < length && bytes[p - i] === needle[last - i]) i++;
        if (i === length) return p - last;
      }
      p += skip[c];
    }
    return -1;
  };
}
