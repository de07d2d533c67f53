// What the site shows beside every page, in this order. A path without extension is a page of docs/, or of the root of the repository with a leading slash;
// `folder` stands for the pages of a folder. `npm run site -- --check` fails if a page is missing here.
export const navigation = [
  {
    text: 'Start',
    pages: ['/README', 'ui', 'playground', 'executable', 'windows', 'python', 'files', 'llm'],
  },
  {
    text: 'Score and compare',
    pages: [
      'metrics',
      'corpora',
      'scope',
      'filters',
      'groups',
      'nuggets',
      'compare',
      'gate',
      'agree',
      'cluster',
    ],
  },
  { text: 'Understand', pages: ['explain', 'analyze', 'report', 'check'] },
  { text: 'Outputs', pages: ['tables', 'json', 'serve'] },
  { text: 'Formats', folder: 'formats' },
  { text: 'Errors and warnings', folder: 'errors' },
  { text: 'Command line', folder: 'cli' },
  { text: 'Library', folder: 'api' },
  {
    text: 'Trust the numbers',
    pages: [
      'parity',
      'parity-events',
      'parity-matching',
      'conformance',
      'reproduced',
      'reliability',
      'benchmarks',
      'tokenizer',
    ],
    folder: 'compat',
  },
  {
    text: 'Contribute',
    pages: ['/CONTRIBUTING', 'architecture', '/CHANGELOG', '/SECURITY', '/CODE_OF_CONDUCT'],
    folder: 'contributing',
  },
];
