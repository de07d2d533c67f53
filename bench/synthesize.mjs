// Documents with the statistics of annotated text: sentences of about 18 tokens; mentions that are mostly one or two
// tokens long, nest and never cross; few large entities and many small ones, which cluster locally; and a response with
// missing, spurious and shifted mentions and with split and merged entities.

const noise = { miss: 0.14, spurious: 0.12, split: 0.08, merge: 0.04, boundary: 0.06, move: 0.03 };
/** Probability that a mention continues an entity of the last few mentions rather than any earlier entity. */
const LOCAL = 0.55;
const RECENT = 40;

/**
 * A document: sentences, each `{ length, key, response }` with mentions `{ start, end, entity }`, where `end` is the last
 * token. `shape` gives the number of tokens and of mentions, the mean size of entities, and whether there are singletons.
 */
export function synthesize(random, { tokens, mentions, entitySize, singletons }) {
  const sentences = sentenceLengths(random, tokens).map((length) => ({ length, key: [], response: [] }));
  let owed = 0;
  for (const { length, key } of sentences) {
    owed += (length * mentions) / tokens;
    owed -= place(random, key, length, Math.floor(owed));
  }
  const inOrder = sentences.flatMap(({ key }) => key.sort((a, b) => a.start - b.start || b.end - a.end));
  const entities = assignEntities(random, inOrder, entitySize, singletons);
  respond(random, sentences, entities);
  if (!singletons) dropSingletons(sentences);
  return sentences;
}

function sentenceLengths(random, tokens) {
  const lengths = [];
  for (let left = tokens; left > 0; left -= lengths[lengths.length - 1]) {
    lengths.push(Math.min(left, Math.max(3, Math.round(18 + 8 * random.normal()))));
  }
  return lengths;
}

/** Adds up to `count` mentions that neither repeat nor cross others of the sentence; returns the number of added mentions. */
function place(random, taken, length, count, entityOf = () => -1) {
  let placed = 0;
  for (let tries = 4 * count; tries > 0 && placed < count; tries--) {
    const start = random.below(length);
    const end = start + spanLength(random) - 1;
    if (end >= length || !fits(taken, start, end)) continue;
    taken.push({ start, end, entity: entityOf() });
    placed++;
  }
  return placed;
}

function spanLength(random) {
  if (random.chance(0.52)) return 1;
  return random.chance(0.8) ? 2 + Math.floor(random.exponential(0.9)) : 4 + random.below(14);
}

const fits = (taken, start, end) =>
  taken.every(
    (other) =>
      end < other.start ||
      other.end < start ||
      (start <= other.start && other.end <= end && (start !== other.start || end !== other.end)) ||
      (other.start <= start && end <= other.end && (start !== other.start || end !== other.end)),
  );

/**
 * Simon's process: a mention begins an entity with the probability that gives the wanted mean size, or else continues the
 * entity of an earlier mention, so that sizes follow a power law. Without singletons, a new entity gets its second mention
 * soon after the first.
 */
function assignEntities(random, mentions, meanSize, singletons) {
  const owed = [];
  let entities = 0;
  for (let i = 0; i < mentions.length; i++) {
    const left = mentions.length - i;
    const mayBegin = singletons || left > owed.length + 1;
    if (!singletons && owed.length > 0 && (left <= owed.length || random.chance(0.4))) {
      mentions[i].entity = owed.splice(random.below(owed.length), 1)[0];
    } else if (
      i === 0 ||
      (mayBegin && random.chance(singletons ? 1 / meanSize : beginsWithPairs(meanSize)))
    ) {
      mentions[i].entity = entities++;
      if (!singletons) owed.push(mentions[i].entity);
    } else {
      const from = random.chance(LOCAL) ? Math.max(0, i - RECENT) : 0;
      mentions[i].entity = mentions[from + random.below(i - from)].entity;
    }
  }
  return entities;
}

/** Of `meanSize` mentions, one begins an entity and one is its second mention, so only the others can begin an entity. */
const beginsWithPairs = (meanSize) => 1 / (meanSize - 1);

function respond(random, sentences, entities) {
  let fresh = entities;
  const merged = Int32Array.from({ length: entities }, (_, entity) =>
    random.chance(noise.merge) ? random.below(entities) : entity,
  );
  const halves = Int32Array.from({ length: entities }, () => (random.chance(noise.split) ? fresh++ : -1));
  const entityOf = (entity) => {
    if (random.chance(noise.move)) return random.below(entities);
    return halves[entity] >= 0 && random.chance(0.5) ? halves[entity] : merged[entity];
  };
  // Half of the spurious mentions join an entity of the key, the others form small entities of their own.
  const invented = () => {
    if (entities > 0 && random.chance(0.5)) return random.below(entities);
    return fresh === entities || random.chance(0.5) ? fresh++ : fresh - 1;
  };
  let owed = 0;
  for (const { length, key, response } of sentences) {
    for (const mention of key) {
      if (random.chance(noise.miss)) continue;
      const { start, end } = random.chance(noise.boundary) ? nudge(random, mention, length) : mention;
      if (fits(response, start, end)) response.push({ start, end, entity: entityOf(mention.entity) });
    }
    owed += noise.spurious * key.length;
    owed -= place(random, response, length, Math.floor(owed), invented);
    response.sort((a, b) => a.start - b.start || b.end - a.end);
  }
}

/** The same mention with one boundary moved by a token, if the sentence allows it. */
function nudge(random, { start, end }, length) {
  const by = random.chance(0.5) ? 1 : -1;
  const moved = random.chance(0.5) ? { start: start + by, end } : { start, end: end + by };
  return moved.start >= 0 && moved.end < length && moved.start <= moved.end ? moved : { start, end };
}

function dropSingletons(sentences) {
  const sizes = new Map();
  for (const { response } of sentences) {
    for (const { entity } of response) sizes.set(entity, (sizes.get(entity) ?? 0) + 1);
  }
  for (const sentence of sentences) {
    sentence.response = sentence.response.filter(({ entity }) => sizes.get(entity) > 1);
  }
}
