import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fillBrandsFolder } from './brand-files';
import { workerProduct } from './worker-products';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** Where a report of failure would go. */
  returnPath?: string;
}

/** A separate running Facet: its ports are free ones and its data is in a temporary folder, so runs never interfere. */
export interface Product {
  port: number;
  /** The id of the server's process, whose processor time the benchmarks measure. */
  pid: number;
  dataDir: string;
  tenantsDir: string;
  /** Undefined for SQLite in the data folder. */
  databaseUrl: string | undefined;
  origin(slug: string): string;
  control(method: 'GET' | 'POST', path: string): Promise<unknown>;
  mails(slug: string): Promise<Mail[]>;
  advance(ms: number): Promise<void>;
  logs(): string;
  /** Returns the exit code; null if the signal itself ended the process. */
  kill(signal?: NodeJS.Signals): Promise<number | null>;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Longer than any start takes, even on MariaDB with all brands to fill. */
const LONGEST_START_MS = 120_000;

export interface ProductOptions {
  databaseUrl?: string;
  dataDir?: string;
  tenantsDir?: string;
  /** Only these brands of the demo: fewer members to seed, a faster start. */
  brands?: readonly string[];
  /** The folder of another built copy; the repository by default. */
  root?: string;
  /** The program that runs it: this process's own by default. */
  node?: string;
  /** More flags for Node; they win over those of `npm start`. */
  flags?: readonly string[];
  /** `TEST_CONTROL_PORT: ''` starts it without the controls, and with limits as in production. */
  env?: Record<string, string>;
}

/** How `npm start` of a copy starts its server: an earlier commit is compared as it was. */
async function settingsOf(copy = root) {
  const file = join(copy, 'scripts/supervisor/server-flags.mjs');
  // Before there was this file, the flags stood in package.json.
  if (!existsSync(file)) return { flags: FIRST_FLAGS, memory: FIRST_MEMORY };
  const own = (await import(pathToFileURL(file).href)) as { SERVER_FLAGS: string[]; SERVER_MEMORY?: NodeJS.ProcessEnv };
  return { flags: own.SERVER_FLAGS, memory: own.SERVER_MEMORY ?? FIRST_MEMORY };
}
const FIRST_FLAGS = ['--min-semi-space-size=32', '--max-semi-space-size=64', '--max-old-space-size=384'];
const FIRST_MEMORY = { MALLOC_ARENA_MAX: '2' };

export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const home = mkdtempSync(join(tmpdir(), 'facet-e2e-'));
  const dataDir = options.dataDir ?? join(home, 'data');
  const tenantsDir = options.tenantsDir ?? join(home, 'tenants');
  if (options.brands) fillBrandsFolder(tenantsDir, options.brands);
  else if (!options.tenantsDir) cpSync(join(options.root ?? root, 'tenants'), tenantsDir, { recursive: true });
  const { databaseUrl, env } = await workerProduct(dataDir, options.databaseUrl);
  const { flags, memory } = await settingsOf(options.root);
  const child = spawn(options.node ?? process.execPath, [...flags, ...(options.flags ?? []), 'start.mjs'], {
    cwd: options.root ?? root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...memory,
      ...process.env,
      NODE_ENV: 'production',
      FACET_MODE: 'demo',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      TENANTS_DIR: tenantsDir,
      TEST_CONTROL_PORT: '0',
      LOG_LEVEL: 'warn',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...env,
      ...options.env,
    },
  });
  const controlled = options.env?.TEST_CONTROL_PORT !== '';
  const { port, controlPort, logs } = await ready(child, controlled);
  const control = (method: 'GET' | 'POST', path: string) => call(controlPort, method, path);
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    port,
    pid: child.pid!,
    dataDir,
    tenantsDir,
    databaseUrl,
    origin: (slug) => `http://${slug}.localhost:${port}`,
    control,
    mails: (slug) => control('GET', `/mails?tenant=${slug}`) as Promise<Mail[]>,
    advance: async (ms) => void (await control('POST', `/clock/advance?ms=${ms}`)),
    logs,
    async kill(signal = 'SIGKILL') {
      child.kill(signal);
      return exited;
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(home, { recursive: true, force: true });
      // Such a page is English on the server and in the member's language in the browser, which English tests never see.
      const lacking = /.*missing from the catalogue.*/.exec(logs())?.[0];
      if (lacking) throw new Error(`a page lacked a text: ${lacking}`);
    },
  };
}

/** Resolves when the table of the start was printed. Throws with the output if the start fails. */
function ready(
  child: ChildProcess,
  controlled: boolean,
): Promise<{ port: number; controlPort: number; logs: () => string }> {
  let output = '';
  let errors = '';
  return new Promise((resolve, reject) => {
    // If it runs and never prints its brands, their files are wrong, and standard error names them.
    const patience = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`Facet was not ready within ${LONGEST_START_MS} ms:\n${output}\n${errors}`));
    }, LONGEST_START_MS);
    const ended = () => clearTimeout(patience);
    child.once('exit', ended);
    child.stderr!.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.stdout!.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const port = /http:\/\/[a-z0-9-]+\.localhost:(\d+)/.exec(output)?.[1];
      const controlPort = /Test controls: http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
      if (!port || (controlled && !controlPort)) return;
      ended();
      resolve({ port: Number(port), controlPort: Number(controlPort), logs: () => errors });
    });
    child.once('exit', (code) =>
      reject(new Error(`Facet ended with ${code} before it was ready:\n${output}\n${errors}`)),
    );
  });
}

function call(port: number, method: string, path: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, method, path }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(JSON.parse(body))
          : reject(new Error(`${method} ${path}: ${response.statusCode} ${body}`)),
      );
    });
    outgoing.once('error', reject);
    outgoing.end();
  });
}
