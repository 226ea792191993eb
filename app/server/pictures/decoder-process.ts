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
/** One arena of malloc, and freed large blocks go back to the system, so that no picture leaves memory in use. */
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
  /** The longest time in milliseconds for one step; after it the process is killed. */
  stepMs: number;
  /** After so many milliseconds without work the process ends, so that an idle server has none. */
  idleMs: number;
}

/** The picture could not be read: it is damaged, hostile, or needs more memory or time than is allowed. */
export class DecoderFailed extends Error {}

/** There is no process that could read any picture. */
export class DecoderUnavailable extends Error {}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** One child process and the replies that are expected from it. */
interface Running {
  child: ChildProcess;
  waiting: Map<number, Waiting>;
}

/** Started when there is work, and ended when there is none or a picture needed too much. */
export class DecoderProcess {
  private readonly options: DecoderOptions;
  private running: Running | undefined;
  private idle: NodeJS.Timeout | undefined;
  private last = 0;
  private closed = false;

  constructor(options: DecoderOptions) {
    this.options = options;
  }

  /** Undefined while there is no process. */
  get pid(): number | undefined {
    return this.running?.child.pid;
  }

  async ask(message: Record<string, unknown>): Promise<unknown> {
    if (this.closed) throw new DecoderUnavailable('the server is shutting down');
    clearTimeout(this.idle);
    const running = (this.running ??= this.start());
    const { child, waiting } = running;
    setHolding(child, true);
    const id = ++this.last;
    const deadline = setTimeout(() => child.kill('SIGKILL'), this.options.stepMs);
    try {
      return await new Promise<unknown>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        child.send({ ...message, id }, (error) => error && reject(new DecoderFailed(error.message)));
      });
    } finally {
      clearTimeout(deadline);
      waiting.delete(id);
      if (this.running === running && waiting.size === 0) {
        setHolding(child, false);
        this.idle = setTimeout(() => void this.end(), this.options.idleMs).unref();
      }
    }
  }

  /** Ends the process, even during work. */
  async close(): Promise<void> {
    this.closed = true;
    await this.end();
  }

  private async end(): Promise<void> {
    clearTimeout(this.idle);
    const { running } = this;
    // New work starts another process.
    this.running = undefined;
    if (!running) return;
    const ended = new Promise((resolve) => running.child.once('exit', resolve));
    setHolding(running.child, true);
    running.child.kill('SIGKILL');
    await ended;
  }

  private start(): Running {
    const { log, dataKilobytes } = this.options;
    const command = [process.execPath, ...FLAGS, FILE];
    // The shell sets the limit and then becomes the process. Other systems than Linux would not enforce it.
    const bounded = ['/bin/sh', '-c', 'ulimit -d "$0"; exec "$@"', String(dataKilobytes), ...command];
    const [program, ...args] = process.platform === 'linux' ? bounded : command;
    const child = spawn(program!, args, {
      env: ENVIRONMENT as unknown as NodeJS.ProcessEnv,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
    });
    const waiting = new Map<number, Waiting>();
    const running = { child, waiting };
    let said = '';
    child.stderr!.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-500)));
    let ready = false;
    child.on('message', ({ id, value, error }: { id?: number; value?: unknown; error?: string }) => {
      ready = true;
      const asked = id === undefined ? undefined : waiting.get(id);
      if (error === undefined) asked?.resolve(value);
      else asked?.reject(new DecoderFailed(error));
    });
    const gone = (error: Error) => {
      if (this.running === running) this.running = undefined;
      for (const { reject } of waiting.values()) reject(error);
    };
    child.once('error', (error) => {
      log.error({ err: error }, 'the process that decodes pictures did not start');
      gone(new DecoderUnavailable(error.message));
    });
    child.once('exit', (code, signal) => {
      // If the process never began to work, the picture is not the cause.
      const what = ready
        ? 'a picture crashed the process that decoded it'
        : 'the process that decodes pictures did not start';
      if (waiting.size > 0) log.warn({ code, signal, said }, what);
      gone(ready ? new DecoderFailed(`the process ended: ${signal ?? code}`) : new DecoderUnavailable(said));
    });
    return running;
  }
}

/** Sets whether the child keeps this process alive: only while a reply is expected. */
function setHolding(child: ChildProcess, holds: boolean): void {
  const parts = [child, child.channel, child.stderr as unknown as { ref(): void; unref(): void } | null];
  for (const part of parts)
    if (holds) part?.ref();
    else part?.unref();
}
