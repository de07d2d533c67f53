import fc from 'fast-check';

const word = fc.stringMatching(/^[A-Za-z][A-Za-z_-]{0,8}$/);
const fragment = fc.tuple(fc.nat(500), fc.integer({ min: 1, max: 20 }));

/** Brat files of events with fragments, realis, links of coreference and other relations, in any order. */
export const bratText = fc
  .record({
    events: fc.array(
      fc.record({
        fragments: fc.array(fragment, { minLength: 1, maxLength: 3 }),
        type: word,
        realis: fc.option(fc.constantFrom('Actual', 'Generic', 'Other')),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    links: fc.array(fc.tuple(fc.constantFrom('Coreference', 'After', 'Subevent'), fc.nat(11), fc.nat(11)), {
      maxLength: 12,
    }),
    seed: fc.integer(),
  })
  .map(({ events, links, seed }) => {
    const lines = events.flatMap(({ fragments, type, realis }, i) => [
      `T${i + 1}\t${type} ${fragments.map(([start, length]) => `${start} ${start + length}`).join(';')}\tx`,
      `E${3 * i + 1}\t${type}:T${i + 1}`,
      ...(realis === null ? [] : [`A${i + 1}\tRealis E${3 * i + 1} ${realis}`]),
    ]);
    links.forEach(([name, a, b], i) => {
      const id = (n: number) => `E${3 * (n % events.length) + 1}`;
      lines.push(`R${i + 1}\t${name} Arg1:${id(a)} Arg2:${id(b)}`);
    });
    const shift = Math.abs(seed) % lines.length;
    return [...lines.slice(shift), ...lines.slice(0, shift)].join('\n');
  });
