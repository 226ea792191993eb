import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { browserPath, FULL_BROWSER } from './browser.mjs';
import { hasTurn } from './test/turn.mjs';

const found = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

const NEEDS = [
  { name: 'Chromium', package: 'chromium-headless-shell', ok: () => browserPath() !== undefined },
  { name: 'MariaDB', package: 'mariadb-server', ok: () => found('mariadbd') || existsSync('/usr/sbin/mariadbd') },
];

/** Without it, one journey is skipped. It is 80 MB, so it is installed only in a run in which that journey has its turn. */
const WANTED = { package: 'chromium', ok: () => existsSync(FULL_BROWSER) || !hasTurn(3, 1) };

/** Installs what the tests need with apt if possible; otherwise prints exactly what to install. */
export function ensureTestTools() {
  const missing = NEEDS.filter((need) => !need.ok());
  if (missing.length === 0 && WANTED.ok()) return;
  const packages = [...missing, ...(WANTED.ok() ? [] : [WANTED])].map((need) => need.package);
  if (process.getuid?.() === 0 && found('apt-get')) {
    console.log(`Installing for the tests: ${packages.join(', ')}`);
    const run = (args) =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    run(['update', '-q']);
    run(['install', '-y', '-q', '--no-install-recommends', ...packages]);
  }
  const still = NEEDS.filter((need) => !need.ok());
  if (still.length === 0) return;
  console.error(
    `The tests need ${still.map((need) => need.name).join(' and ')}. Install with:\n` +
      `  sudo apt-get update && sudo apt-get install -y ${still.map((need) => need.package).join(' ')}\n` +
      'Use CHROMIUM=/path/to/chromium for another Chromium.',
  );
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureTestTools();
