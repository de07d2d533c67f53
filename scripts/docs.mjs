// Writes all pages and lists that are generated from the sources: docs/cli, docs/formats/README.md, docs/errors, docs/api, the table in
// docs/architecture.md, the tables in docs/conformance.md, the metric ids in schemas/, and src/report/cite/bibliography.ts. Compiles src/ if it has changed, and bundles nothing.
//
//   npm run docs
import { compileIfStale, run } from './build.mjs';

run('scripts/bibliography.mjs');
compileIfStale();
for (const script of ['docs-cli', 'docs-api', 'folder-table', 'docs-conformance'])
  run(`scripts/${script}.mjs`);
