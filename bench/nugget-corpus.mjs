// Generated tbf files: gold mentions, and a system that finds most of them.

const types = ['Conflict_Attack', 'Life_Die', 'Contact_Meet', 'Personnel_Elect', 'Life_Injure'];
const realis = ['Actual', 'Generic', 'Other'];

/** Numbers from 0 to 1, the same for the same seed. */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Both files of a corpus of documents with gold mentions, and a system that finds most of them. */
export function nuggetCorpus(documents, mentions, seed) {
  const random = randomNumbers(seed);
  const below = (n) => Math.floor(random() * n);
  const sides = { gold: [], system: [] };
  for (let d = 0; d < documents; d++) {
    const id = `doc${String(d).padStart(5, '0')}`;
    const gold = [];
    for (let i = 0, at = 0; i < mentions; i++) {
      at += 1 + below(20);
      const end = at + 3 + below(10);
      const twin = random() < 0.1 && gold.length > 0 ? gold[gold.length - 1] : undefined;
      gold.push({
        start: twin?.start ?? at,
        end: twin?.end ?? end,
        type: below(5),
        realis: below(3),
        cluster: below(mentions / 3),
      });
      at = end;
    }
    const system = gold
      .filter(() => random() > 0.12)
      .map((mention) => ({
        ...mention,
        end: mention.end + (random() < 0.15 ? 2 : 0),
        type: random() < 0.15 ? below(5) : mention.type,
        cluster: random() < 0.15 ? below(mentions / 3) : mention.cluster,
      }));
    sides.gold.push(documentText(id, gold));
    sides.system.push(documentText(id, system));
  }
  return { gold: sides.gold.join(''), system: sides.system.join('') };
}

function documentText(id, mentions) {
  const clusters = new Map();
  const lines = mentions.map(({ start, end, type, realis: r, cluster }, i) => {
    clusters.set(cluster, [...(clusters.get(cluster) ?? []), `E${i}`]);
    return ['bench', id, `E${i}`, `${start},${end}`, `w${i}`, types[type], realis[r]].join('\t');
  });
  const relations = [...clusters.values()]
    .filter((ids) => ids.length > 1)
    .map((ids, i) => `@Coreference\tR${i}\t${ids.join()}`);
  return `${[`#BeginOfDocument ${id}`, ...lines, ...relations, '#EndOfDocument'].join('\n')}\n`;
}
