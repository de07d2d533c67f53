#!/usr/bin/env node
// dist/bin/main.js: starts the program, from Node 22.8 on with Node's cache of compiled code in the cache folder of the user.
const { mkdirSync, statSync } = require('node:fs');
const nodeModule = require('node:module');
const { dirname, join } = require('node:path');

/** The cache folder of the operating system; undefined if the user has named a folder (which Node uses) or disabled the cache. */
function cacheFolder() {
  const { NODE_DISABLE_COMPILE_CACHE, NODE_COMPILE_CACHE, XDG_CACHE_HOME, LOCALAPPDATA, HOME } = process.env;
  if (NODE_DISABLE_COMPILE_CACHE !== undefined || NODE_COMPILE_CACHE) return undefined;
  if (process.platform === 'win32') return LOCALAPPDATA && join(LOCALAPPDATA, 'corefeval', 'Cache');
  if (process.platform === 'darwin') return HOME && join(HOME, 'Library', 'Caches', 'corefeval');
  if (XDG_CACHE_HOME) return join(XDG_CACHE_HOME, 'corefeval');
  return HOME && join(HOME, '.cache', 'corefeval');
}

/** Makes the folder level by level. Node would make it recursively, which never returns below a folder such as /proc. */
function makeFolder(folder) {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder);
}

const folder = nodeModule.enableCompileCache && cacheFolder();
if (folder) {
  try {
    makeFolder(folder);
    nodeModule.enableCompileCache(folder);
  } catch {
    // There is no place for a cache: every run compiles the program.
  }
}
require('./cli.js');
