import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '~/testing/free-port';
import { ask } from './http';
import { temporaryFolder } from './temporary-folder';
import { until } from './until';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const LONGEST_START_MS = 50_000;

export interface BareProcess {
  port: number;
  pid: number;
  output(): string;
  /** The exit code, once the process has ended. */
  ended: Promise<number | null>;
  /** Lets the process live until it is stopped. */
  letRun(): void;
  stop(): Promise<void>;
}

export interface BareOptions {
  env: Record<string, string>;
  /** Makes the process obey file permissions even if the tests run as root. */
  humble?: boolean;
  /** What `npm start` runs, with the supervisor; `start.mjs` alone by default. */
  entry?: string;
  /** Makes it the leader of a process group of its own, which a test may signal as a whole. */
  group?: boolean;
}

/** Starts the server with exactly this environment: no test controls and no defaults of the tests. */
export async function startBare({
  env,
  humble = false,
  entry = 'start.mjs',
  group = false,
}: BareOptions): Promise<BareProcess> {
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  const command = [process.execPath, entry];
  const drop = ['setpriv', '--bounding-set=-dac_override,-dac_read_search'];
  const [program, ...args] = humble && isRoot ? [...drop, ...command] : command;
  const child = spawn(program!, args, {
    cwd: root,
    detached: group,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(temporaryFolder('bare'), 'data'),
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  // A process whose end a test awaits in vain must not stay behind; a test that needs it for longer calls `letRun`.
  const reaper = setTimeout(() => child.kill('SIGKILL'), LONGEST_START_MS);
  void ended.then(() => clearTimeout(reaper));
  return {
    port,
    pid: child.pid!,
    output: () => output,
    ended,
    letRun: () => clearTimeout(reaper),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Resolves when the process is ready. Throws with its output if it ends instead. */
export async function whenReady(bare: BareProcess): Promise<void> {
  let code: number | null | undefined;
  void bare.ended.then((value) => (code = value));
  await until(
    'the server',
    async () => {
      if (code !== undefined) throw new Error(`the server ended with ${code}:\n${bare.output()}`);
      return (await ask(bare, 'any', { path: '/readyz' }).catch(() => undefined))?.status === 200;
    },
    30_000,
  );
  bare.letRun();
}
