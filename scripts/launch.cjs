#!/usr/bin/env node
// dist/bin/main.js: starts the program. Its main part is loaded with what V8 made of it when the package was built
// (core.cache), which saves a tenth of the time of a short run. Another V8 takes no notice of that and compiles anew.
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { dirname, join } = require('node:path');
const { Script } = require('node:vm');

const filename = join(__dirname, 'core.js');

function cachedData() {
  try {
    return readFileSync(join(__dirname, 'core.cache'));
  } catch {
    return undefined;
  }
}

const script = new Script(Module.wrap(readFileSync(filename, 'utf8')), {
  filename,
  cachedData: cachedData(),
});
const core = new Module(filename, module);
core.filename = filename;
core.paths = module.paths;
require.cache[filename] = core;
script
  .runInThisContext()
  .call(core.exports, core.exports, Module.createRequire(filename), core, filename, dirname(filename));
core.loaded = true;

// The build asks for the cache: with everything in it that the run before its end needed.
exports.compiled = () => script.createCachedData();

require('./cli.js');
