import { defineAppError } from '../response/app-error';
import type { Logger } from '../operations/logger';
import { DecoderExhausted, DecoderProcess, DecoderUnavailable, type DecoderOptions } from './decoder-process';
import { FairQueue } from './fair-queue';

/** For one member: what a page sends at once, with room for a second page. */
const MOST_EACH = 6;
/** For all members: about a minute of work. */
const MOST = 60;
/** In seconds. By then a third of a full queue is done. */
const RETRY_AFTER = 20;

/** The data memory a decoder may use. Measured by bench/pictures.ts; docs/decisions/0019 explains the number. */
const DATA_KILOBYTES = 182_000;

/** «Many photos are being prepared right now»: the queue is full, or no process can be started. */
export const picturesBusy = defineAppError('photos.busy', 503);

/** One call of sharp: its name and its arguments. */
export type Step = [name: string, ...values: unknown[]];

export interface Size {
  width: number;
  height: number;
}

/** What a file says about itself, before any pixel of it is read. */
export interface PictureHeader extends Size {
  format: string;
  channels: number;
  /** sharp's name for the type of one value: uchar, ushort, … */
  depth: string;
  bitsPerSample?: number;
  chromaSubsampling?: string;
  isProgressive: boolean;
  orientation?: number;
  /** The size after the picture is turned upright. */
  autoOrient: Size;
}

/** A path or the bytes themselves. */
export type PictureInput = string | Buffer;

/** What can be done with one picture in its turn. Every method throws `DecoderFailed` if the picture cannot be read. */
export interface PictureTools {
  header(input: PictureInput): Promise<PictureHeader>;
  /** Reads the file with sharp's options and performs the steps; the pixels are held under the name `as`. */
  read(as: string, input: PictureInput, options: object, steps: Step[]): Promise<Size>;
  /** Does the same from pixels that are held. With `profile` their colors are read by that profile. */
  cache(as: string, from: string, steps: Step[], profile?: 'p3'): Promise<Size>;
  /** Makes bytes from pixels that are held. */
  make(from: string, steps: Step[]): Promise<Size & { data: Buffer }>;
}

export interface Pictures {
  /** Does the work in the owner's turn. Throws `picturesBusy()` if the queue is full or there is no decoder. */
  turn<T>(owner: string, work: (tools: PictureTools) => Promise<T>): Promise<T>;
  /** How many pieces of work are in the queue. */
  readonly length: number;
  /** The process that decodes, while there is one. */
  readonly pid: number | undefined;
  close(): Promise<void>;
}

export interface PicturesOptions {
  log: Logger;
  each?: number;
  all?: number;
  dataKilobytes?: number;
  cpuSeconds?: number;
  stepMs?: number;
  idleMs?: number;
}

/**
 * Decodes one at a time, with members in turn, in a separate process: decoding takes a core and up to 200 MB. Each turn
 * has a process that has seen no other picture, so that nothing that an earlier one left counts against it.
 */
export function openPictures(options: PicturesOptions): Pictures {
  const { log, each = MOST_EACH, all = MOST, dataKilobytes = DATA_KILOBYTES } = options;
  const { cpuSeconds = 20, stepMs = 90_000, idleMs = 60_000 } = options;
  const decoders = new Decoders({ log, dataKilobytes, cpuSeconds, stepMs }, idleMs);
  const busy = () => picturesBusy({ retry_after: RETRY_AFTER });
  const queue = new FairQueue({ each, all, full: busy });
  return {
    turn: (owner, work) =>
      queue.add(owner, async () => {
        try {
          return await decoders.use(work).catch((error: unknown) => {
            if (!(error instanceof DecoderExhausted && error.again)) throw error;
            // The machine may have been short of memory for a moment.
            log.warn({ err: error }, 'a picture is tried once more in another process');
            return decoders.use(work);
          });
        } catch (error) {
          throw error instanceof DecoderUnavailable ? busy() : error;
        }
      }),
    get length() {
      return queue.length;
    },
    get pid() {
      return decoders.pid;
    },
    close: () => decoders.close(),
  };
}

/** One process after the other. The next is started as soon as one has ended, and waits for work for a while. */
class Decoders {
  private readonly options: DecoderOptions;
  private readonly idleMs: number;
  private current: DecoderProcess | undefined;
  private idle: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(options: DecoderOptions, idleMs: number) {
    this.options = options;
    this.idleMs = idleMs;
  }

  get pid(): number | undefined {
    return this.current?.pid;
  }

  async use<T>(work: (tools: PictureTools) => Promise<T>): Promise<T> {
    clearTimeout(this.idle);
    if (this.closed) throw new DecoderUnavailable('the server is shutting down');
    // One that has died while it waited is replaced.
    if (this.pid === undefined) this.current = new DecoderProcess(this.options);
    const decoder = this.current!;
    try {
      return await work(toolsOf((message) => decoder.ask(message)));
    } finally {
      await decoder.end();
      if (!this.closed) this.prepare();
    }
  }

  /** Ends the process, even during work. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.idle);
    await this.current?.end();
  }

  private prepare(): void {
    this.current = new DecoderProcess(this.options);
    this.idle = setTimeout(() => void this.current?.end(), this.idleMs).unref();
  }
}

function toolsOf(ask: (message: Record<string, unknown>) => Promise<unknown>): PictureTools {
  type Reply = Promise<{ data: Uint8Array; info: Size }>;
  return {
    header: (input) => ask({ do: 'header', input }) as Promise<PictureHeader>,
    read: async (cacheAs, input, options, steps) =>
      (await (ask({ do: 'make', input, options, steps, cacheAs }) as Reply)).info,
    cache: async (cacheAs, from, steps, profile) =>
      (await (ask({ do: 'make', from, steps, cacheAs, profile }) as Reply)).info,
    async make(from, steps) {
      const { data, info } = await (ask({ do: 'make', from, steps }) as Reply);
      return {
        data: Buffer.from(data.buffer, data.byteOffset, data.byteLength),
        width: info.width,
        height: info.height,
      };
    },
  };
}
