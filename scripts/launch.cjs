#!/usr/bin/env node
// dist/bin/main.js: starts the program with a cache of compiled code, which saves a tenth of the time of a short run.
// The first run writes the cache to the cache folder of the user, so it is always compatible with the Node that reads it.
const nodeModule = require('node:module');
const { join } = require('node:path');

/** The main part of the program; the build inserts its file name, which contains a hash of the code. */
const CORE = 'CORE_FILE';

/** The cache folder of the operating system; undefined if the user has disabled the cache (as for Node 22 and later). */
function cacheFolder() {
  const { NODE_DISABLE_COMPILE_CACHE, NODE_COMPILE_CACHE, XDG_CACHE_HOME, LOCALAPPDATA, HOME } = process.env;
  if (NODE_DISABLE_COMPILE_CACHE !== undefined) return undefined;
  if (NODE_COMPILE_CACHE) return NODE_COMPILE_CACHE;
  if (process.platform === 'win32') return LOCALAPPDATA && join(LOCALAPPDATA, 'corefeval', 'Cache');
  if (process.platform === 'darwin') return HOME && join(HOME, 'Library', 'Caches', 'corefeval');
  if (XDG_CACHE_HOME) return join(XDG_CACHE_HOME, 'corefeval');
  return HOME && join(HOME, '.cache', 'corefeval');
}

/** What `module.enableCompileCache` does in later versions of Node, for the one file that matters. */
function loadCached(filename, folder) {
  const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
  const { Script } = require('node:vm');
  // V8 rejects a cache that was written under other options, such as --max-old-space-size: runs with and without options have one each.
  const hasOptions = process.execArgv.length > 0 || Boolean(process.env.NODE_OPTIONS);
  const kind = `${process.versions.v8}-${process.arch}${hasOptions ? '-options' : ''}`;
  const cacheFile = join(folder, `${CORE}-${kind}.cache`);
  let cachedData;
  try {
    cachedData = readFileSync(cacheFile);
  } catch {
    // the first run
  }
  const code = readFileSync(filename, 'latin1'); // it is all ASCII
  const wrapped = `(function (exports, require, module, __filename, __dirname) { ${code}\n})`;
  const script = new Script(wrapped, { filename, cachedData });
  const loaded = { id: filename, filename, exports: {}, children: [], loaded: true };
  require.cache[filename] = loaded;
  script.runInThisContext()(loaded.exports, nodeModule.createRequire(filename), loaded, filename, __dirname);
  if (cachedData !== undefined && !script.cachedDataRejected) return;
  process.once('exit', (code) => {
    // A run of another verb, or one that failed, would leave most of the functions of `score` out of the cache.
    if (code !== 0 || process.argv[2] !== 'score') return;
    try {
      const draft = `${cacheFile}.${process.pid}`;
      mkdirSync(folder, { recursive: true });
      writeFileSync(draft, script.createCachedData());
      renameSync(draft, cacheFile);
    } catch {
      // The cache cannot be written: the next run compiles again.
    }
  });
}

const folder = cacheFolder();
if (folder) {
  if (nodeModule.enableCompileCache !== undefined) nodeModule.enableCompileCache(folder);
  else loadCached(join(__dirname, CORE), folder);
}
require('./cli.js');
