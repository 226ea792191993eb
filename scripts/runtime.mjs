/** The oldest major version of Node that has all that the product uses of `node:sqlite` without a flag. */
const OLDEST = 24;

/**
 * Ends an older Node with one line, before an import fails in words of the runtime. `npm ci` brings the runtime where
 * it can (optionalDependencies), and npm's commands find it first; this one was begun by another Node.
 */
export function requireRuntime() {
  if (Number.parseInt(process.versions.node, 10) >= OLDEST) return;
  console.error(
    `Facet runs on Node ${OLDEST} or newer, and this is Node ${process.versions.node}: a page costs two thirds there, and the embedded database is part of it.\n` +
      `On Linux (x64 and arm64, glibc) npm ci installs it, and npm start and npm test use it; elsewhere install Node ${OLDEST} first.`,
  );
  process.exit(1);
}
