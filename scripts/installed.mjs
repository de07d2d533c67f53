/**
 * Whether the packages of a lock file are installed, according to the list that npm leaves in node_modules/.package-lock.json. Optional packages, which are
 * those of other systems, may be missing.
 */
export function isInstalled(lock, found) {
  return Object.entries(lock.packages).every(
    ([path, { version, optional = false }]) =>
      path === '' ||
      (found.packages?.[path] === undefined ? optional : found.packages[path].version === version),
  );
}
