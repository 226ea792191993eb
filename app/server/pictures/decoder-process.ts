import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import type { Logger } from '../operations/logger';

/** Beside the build, not in it: the only file of the product outside its module graph (decision 0019). */
const FILE = resolve('app/server/pictures/decoder.mjs');

/**
 * A small heap and few threads, since pictures are not on V8's heap. Without a JIT compiler no memory is both writable
 * and executable: Node 24 would reserve half a gigabyte for that, and it would make a bug of the decoder easier to
 * exploit.
 */
const FLAGS = ['--jitless', '--max-semi-space-size=1', '--max-old-space-size=64', '--v8-pool-size=1'];
/** One arena of malloc, and freed large blocks go back to the system, so that no step leaves memory in use. */
const ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '1',
};

export interface DecoderOptions {
  log: Logger;
  /** Kilobytes of data memory the process may use; beyond it the decoder fails or dies. Enforced on Linux. */
  dataKilobytes: number;
  /** The seconds of processor time that one picture may take. Enforced on Linux. */
  cpuSeconds: number;
  /** The longest time in milliseconds for one step, however busy the machine; after it the process is killed. */
  stepMs: number;
}

/** The picture could not be read: it is damaged, hostile, or needs more memory or time than is allowed. */
export class DecoderFailed extends Error {}

/**
 * The same, where the file need not be the cause but what it takes: the process died, lacked memory, failed at pixels
 * it had read, or took too long.
 */
export class DecoderExhausted extends DecoderFailed {
  /** Whether another process may succeed. */
  readonly again: boolean;

  constructor(message: string, { again = true }: { again?: boolean } = {}) {
    super(message);
    this.again = again;
  }
}

/** There is no process that could read any picture. */
export class DecoderUnavailable extends Error {}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** What the libraries say if they get no memory. */
const WANT_OF_MEMORY = /memory|alloc|unable to encode/i;

/** One child process, for one picture. It is started at once and never replaced. */
export class DecoderProcess {
  private readonly options: DecoderOptions;
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, Waiting>();
  private readonly ended: Promise<void>;
  private last = 0;
  private ready = false;
  private said = '';
  /** Why no question gets an answer any more. */
  private over: Error | undefined;

  constructor(options: DecoderOptions) {
    this.options = options;
    this.child = start(options);
    const { child } = this;
    child.stderr!.on('data', (chunk: Buffer) => (this.said = (this.said + chunk.toString()).slice(-500)));
    child.on('message', (message: Reply) => this.hear(message));
    this.ended = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        this.exited(code, signal);
        resolve();
      });
      child.once('error', (error) => {
        options.log.error({ err: error }, 'the process that decodes pictures did not start');
        this.fail(new DecoderUnavailable(error.message));
        resolve();
      });
    });
    setHolding(child, false);
  }

  /** Undefined once the process has ended. */
  get pid(): number | undefined {
    return this.over ? undefined : this.child.pid;
  }

  async ask(message: Record<string, unknown>): Promise<unknown> {
    if (this.over) throw this.over;
    const { child, waiting } = this;
    setHolding(child, true);
    const id = ++this.last;
    const deadline = setTimeout(() => {
      this.fail(new DecoderExhausted('the picture took too long', { again: false }));
      child.kill('SIGKILL');
    }, this.options.stepMs);
    try {
      return await new Promise<unknown>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        // Anyone who cannot be told anything has died, and its end says why.
        child.send({ ...message, id }, () => {});
      });
    } finally {
      clearTimeout(deadline);
      waiting.delete(id);
      if (waiting.size === 0) setHolding(child, false);
    }
  }

  /** Ends the process, even during work, and returns when it is gone. */
  async end(): Promise<void> {
    this.fail(new DecoderUnavailable('the server is shutting down'));
    setHolding(this.child, true);
    this.child.kill('SIGKILL');
    await this.ended;
  }

  private hear({ id, value, error, held }: Reply): void {
    this.ready = true;
    const request = id === undefined ? undefined : this.waiting.get(id);
    if (error === undefined) request?.resolve(value);
    // Pixels that were read are not damaged, so whatever fails at them is not the file.
    else request?.reject(new (held || WANT_OF_MEMORY.test(error) ? DecoderExhausted : DecoderFailed)(error));
  }

  private exited(code: number | null, signal: NodeJS.Signals | null): void {
    const { ready, said } = this;
    // If the process never began to work, the picture is not the cause.
    const what = ready
      ? 'a picture crashed the process that decoded it'
      : 'the process that decodes pictures did not start';
    if (this.waiting.size > 0) this.options.log.warn({ code, signal, said }, what);
    const again = signal !== 'SIGXCPU';
    const ended = new DecoderExhausted(`the process ended: ${signal ?? code}`, { again });
    this.fail(ready ? ended : new DecoderUnavailable(said));
  }

  private fail(error: Error): void {
    this.over ??= error;
    for (const { reject } of this.waiting.values()) reject(this.over);
  }
}

interface Reply {
  id?: number;
  value?: unknown;
  error?: string;
  /** Whether the step that failed began with pixels that the process held. */
  held?: boolean;
}

function start({ dataKilobytes, cpuSeconds }: DecoderOptions): ChildProcess {
  const command = [process.execPath, ...FLAGS, FILE];
  // The shell sets the limits and then becomes the process. Other systems than Linux would not enforce them.
  const limits = `ulimit -d ${dataKilobytes}; ulimit -S -t ${cpuSeconds}; exec "$0" "$@"`;
  const bounded = ['/bin/sh', '-c', limits, ...command];
  const [program, ...args] = process.platform === 'linux' ? bounded : command;
  return spawn(program!, args, {
    env: ENVIRONMENT as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
}

/** Sets whether the child keeps this process alive: only while a reply is expected. */
function setHolding(child: ChildProcess, holds: boolean): void {
  const parts = [child, child.channel, child.stderr as unknown as { ref(): void; unref(): void } | null];
  for (const part of parts)
    if (holds) part?.ref();
    else part?.unref();
}
