import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Command } from 'commander';
import { freePort } from '~/testing/free-port';
import { startBare, whenReady } from '../e2e/support/product/bare-process';
import { ownBrandsFolder, ownDomain } from '../e2e/support/product/brand-files';
import { temporaryFolder } from '../e2e/support/product/temporary-folder';
import { until } from '../e2e/support/product/until';
import { ensureBuilt } from '../scripts/build.mjs';
import { CASES } from './proxies/proxy-cases';
import { PROXIES, type ProxyKind, type ProxyPlace } from './proxies/proxy-configs';
import { optionsOf } from '../scripts/command/programs';

const DOMAIN = ownDomain('golden-hour');
const values = optionsOf<{ only: string }>(
  new Command('npm run bench -- proxies')
    .description(
      'pages and forms of a server in production mode through real proxies, each configured in the ways that are common. As root on Debian it installs those that are missing. Exits with 1 if anything differs.',
    )
    .option('--only <proxy>', 'such as nginx', ''),
);
const chosen = PROXIES.filter(({ name }) => values.only === '' || values.only.toLowerCase() === name.toLowerCase());
if (chosen.length === 0)
  throw new Error(`There is no proxy ${values.only}: ${PROXIES.map(({ name }) => name).join(', ')}`);
install(chosen);
ensureBuilt();

const folder = temporaryFolder('proxies');
const certificate = makeCertificate();
const server = await startBare({
  env: {
    FACET_MODE: 'production',
    SESSION_SECRET: 'a secret of more than thirty-two characters',
    SMTP_URL: 'smtp://127.0.0.1:2525',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'warn',
    TENANTS_DIR: ownBrandsFolder(['golden-hour']),
  },
});
let failures = 0;
let way = 0;
try {
  await whenReady(server);
  for (const kind of chosen) await tryProxy(kind);
} finally {
  await server.stop();
}
console.log(failures === 0 ? 'All hold.' : `${failures} do not hold.`);
process.exit(failures === 0 ? 0 : 1);

async function tryProxy(kind: ProxyKind): Promise<void> {
  const ports: number[] = [];
  for (let i = 0; i <= kind.ways.length; i++) ports.push(await freePort());
  const proxy = await startProxy(kind, { folder, server: server.port, ports, ...certificate });
  try {
    for (const [i, args] of kind.ways.entries()) {
      way += 1;
      const through = { port: ports[i]!, domain: DOMAIN, visitor: `127.7.${way}.1`, neighbour: `127.8.${way}.1` };
      for (const [what, hold] of Object.entries(CASES)) {
        const wrong = await hold(through).catch((error: unknown) => String(error));
        if (wrong !== undefined) failures += 1;
        console.log(
          `${wrong === undefined ? 'holds' : 'FAILS'}  ${kind.name}, ${args}: ${what}${wrong ? `: ${wrong}` : ''}`,
        );
      }
    }
  } finally {
    const ended = new Promise((resolve) => proxy.once('exit', resolve));
    proxy.kill('SIGTERM');
    await ended;
  }
}

async function startProxy(kind: ProxyKind, place: ProxyPlace): Promise<ChildProcess> {
  const file = join(folder, kind.file);
  writeFileSync(file, kind.config(place));
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(pathOf(kind)!, kind.arguments(file, folder), { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let ended = false;
  child.once('exit', () => (ended = true));
  await until(`${kind.name} to listen`, () => {
    if (ended) throw new Error(`${kind.name} ended: ${output}`);
    return isOpen(place.ports[0]!);
  });
  return child;
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

function pathOf({ program }: ProxyKind): string | undefined {
  const path = `${process.env.PATH}:/usr/sbin`;
  return (
    spawnSync('sh', ['-c', `command -v ${program}`], { env: { ...process.env, PATH: path } })
      .stdout.toString()
      .trim() || undefined
  );
}

function install(kinds: readonly ProxyKind[]): void {
  const missing = kinds.filter((kind) => pathOf(kind) === undefined).map((kind) => kind.package);
  if (missing.length === 0) return;
  if (process.getuid?.() === 0) {
    console.log(`Installing: ${missing.join(', ')}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    for (const args of [
      ['update', '-q'],
      ['install', '-y', '-q', '--no-install-recommends', ...missing],
    ])
      spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  if (kinds.every((kind) => pathOf(kind) !== undefined)) return;
  console.error(`Install with:\n  sudo apt-get update && sudo apt-get install -y ${missing.join(' ')}`);
  process.exit(1);
}

function makeCertificate(): { certificate: string; key: string; both: string } {
  const [certificate, key, both] = ['cert.pem', 'key.pem', 'both.pem'].map((name) => join(folder, name)) as [string, string, string]; // prettier-ignore
  const subject = ['-subj', `/CN=${DOMAIN}`, '-addext', `subjectAltName=DNS:${DOMAIN}`];
  const how = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate];
  const { status, stderr } = spawnSync('openssl', [...how, ...subject]);
  if (status !== 0) throw new Error(`openssl: ${stderr.toString()}`);
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  return { certificate, key, both };
}
