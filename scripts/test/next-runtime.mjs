import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The release that follows the one of package.json. Not a dependency, because only tests ever run on it. */
const PACKAGE = `node-${process.platform}-${process.arch}`;
const VERSION = '26.12.1';

/** The program of the next major version of Node, installed in a temporary folder; undefined where there is none. */
export function nextRuntime() {
  const folder = join(tmpdir(), `facet-node-${VERSION}`);
  const program = join(folder, 'node_modules', PACKAGE, 'bin', 'node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const args = ['install', `${PACKAGE}@${VERSION}`, '--no-audit', '--no-fund', '--no-save'];
  const { stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  if (existsSync(program)) return program;
  console.log(`There is no Node ${VERSION} for ${process.platform} ${process.arch} in the registry: ${stderr.trim()}`);
  return undefined;
}
