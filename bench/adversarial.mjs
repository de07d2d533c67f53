// Worst-case documents that a scorer must be able to process: each is a sequence of tokens, given as the cells of the key
// and of the response.

const MILLION = 1_000_000;
const SENTENCE = 20;

/** Groups single tokens into sentences of cells. */
function* sentences(tokens) {
  let key = [];
  let response = [];
  for (const [keyCell, responseCell] of tokens) {
    key.push(keyCell);
    response.push(responseCell);
    if (key.length === SENTENCE) {
      yield { key, response };
      [key, response] = [[], []];
    }
  }
  if (key.length > 0) yield { key, response };
}

/**
 * One connected component: key entity i overlaps with response entities i, i + 1 and a random one. Each overlap has one
 * mention, so all similarities are equal; with `weighted` it has one to five mentions.
 */
function* giantComponent(random, entities, weighted) {
  const third = random.permutation(entities);
  for (let i = 0; i < entities; i++) {
    for (const other of [i, (i + 1) % entities, third[i]]) {
      const mentions = weighted ? 1 + random.below(5) : 1;
      for (let m = 0; m < mentions; m++) yield [`(${i})`, `(${other})`];
    }
  }
}

function* allSingletons(random) {
  for (let i = 0; i < MILLION / 2; i++) yield [`(${i})`, random.chance(0.9) ? `(${i})` : '-'];
}

function* oneEntity(random) {
  for (let i = 0; i < MILLION; i++) yield ['(0)', random.chance(0.9) ? '(0)' : '-'];
}

/** The same span in a million entities: all but one are repeats. */
function* oneToken() {
  const cell = Array.from({ length: MILLION }, (_, i) => `(${i})`).join('|');
  yield [cell, cell];
}

/** A million different mentions begin on one token, and end one by one. */
function* fan(random) {
  const entities = Array.from({ length: MILLION }, () => random.below(MILLION / 4));
  const open = entities.map((entity) => `(${entity}`).join('|');
  yield [open, open];
  for (const entity of entities) yield [`${entity})`, `${entity})`];
}

const oneDocument = (name, tokens) => ({
  columns: 5,
  *documents(random) {
    yield { name, sentences: sentences(tokens(random)) };
  },
});

export const adversarialCorpora = {
  giant: {
    about: 'one component of 50,000 entities on each side, 3 equal overlaps each',
    ...oneDocument('giant', (random) => giantComponent(random, 50_000, false)),
  },
  'giant-weighted': {
    about: 'one component of 50,000 entities on each side, 3 overlaps of 1 to 5 mentions each',
    ...oneDocument('giant-weighted', (random) => giantComponent(random, 50_000, true)),
  },
  singletons: {
    about: 'one document, 500,000 singletons',
    ...oneDocument('singletons', allSingletons),
  },
  'one-entity': {
    about: 'one entity with a million mentions',
    ...oneDocument('one-entity', oneEntity),
  },
  'one-token': {
    about: 'a million mentions of the same token',
    ...oneDocument('one-token', oneToken),
  },
  fan: {
    about: 'a million mentions that begin on one token and end one by one',
    ...oneDocument('fan', fan),
  },
};
