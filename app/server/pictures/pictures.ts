import { defineRefusal } from '../response/app-error';
import type { Logger } from '../operations/logger';
import { DecoderProcess, DecoderUnavailable } from './decoder-process';
import { FairQueue } from './fair-queue';

/** Of one member: what a page sends at once, with room for a second page. */
const MOST_EACH = 6;
/** Of all: about a minute of work. */
const MOST = 60;
/** How long to wait: by then a third of a full queue is done. */
const RETRY_AFTER = 20;

/** What a decoder may take of data. Measured: bench/pictures.ts; docs/decisions/0019 says how it is made up. */
const DATA_KILOBYTES = 182_000;

/** «Many photos are being prepared right now»: there is no place in the queue, or nobody to work on it. */
export const picturesBusy = defineRefusal('photos.busy', 503);

/** One call of sharp: its name and what it is given. */
export type Step = [name: string, ...values: unknown[]];

export interface Size {
  width: number;
  height: number;
}

/** What a file says of itself, before a pixel of it is read. */
export interface PictureHeader extends Size {
  format: string;
  channels: number;
  /** sharp's word for the type of one value: uchar, ushort, … */
  depth: string;
  bitsPerSample?: number;
  chromaSubsampling?: string;
  isProgressive: boolean;
  orientation?: number;
  /** As it is seen when it is turned upright. */
  autoOrient: Size;
}

/** A path or the bytes themselves. */
export type PictureInput = string | Buffer;

/** What can be done with one picture in its turn. Throws DecoderFailed for a picture that cannot be read. */
export interface PictureTools {
  header(input: PictureInput): Promise<PictureHeader>;
  /** Reads the file with sharp's options and does the steps; the pixels are kept under the name. */
  read(as: string, input: PictureInput, options: object, steps: Step[]): Promise<Size>;
  /** The same, from pixels that are kept. */
  keep(as: string, from: string, steps: Step[]): Promise<Size>;
  /** From pixels that are kept to bytes. */
  make(from: string, steps: Step[]): Promise<Size & { data: Buffer }>;
}

export interface Pictures {
  /** Does the work in the owner's turn. Refuses with picturesBusy(). */
  turn<T>(owner: string, work: (tools: PictureTools) => Promise<T>): Promise<T>;
  /** Pieces of work that are here. */
  readonly length: number;
  /** Of the process that decodes, while there is one. */
  readonly pid: number | undefined;
  close(): Promise<void>;
}

export interface PicturesOptions {
  log: Logger;
  each?: number;
  all?: number;
  dataKilobytes?: number;
  stepMs?: number;
  idleMs?: number;
}

/**
 * Pictures are decoded one at a time, members in turn, in a process of their own: decoding takes a core and up to
 * 200 MB, and the pages of everybody else need both.
 */
export function openPictures(options: PicturesOptions): Pictures {
  const { log, each = MOST_EACH, all = MOST, dataKilobytes = DATA_KILOBYTES } = options;
  const { stepMs = 20_000, idleMs = 60_000 } = options;
  const decoder = new DecoderProcess({ log, dataKilobytes, stepMs, idleMs });
  const busy = () => picturesBusy({ retry_after: RETRY_AFTER });
  const queue = new FairQueue({ each, all, full: busy });
  const tools = toolsOf((message) => decoder.ask(message));
  return {
    turn: (owner, work) =>
      queue.add(owner, async () => {
        try {
          return await work(tools);
        } catch (error) {
          throw error instanceof DecoderUnavailable ? busy() : error;
        } finally {
          if (decoder.pid !== undefined) await decoder.ask({ do: 'forget' }).catch(() => {});
        }
      }),
    get length() {
      return queue.length;
    },
    get pid() {
      return decoder.pid;
    },
    close: () => decoder.close(),
  };
}

function toolsOf(ask: (message: Record<string, unknown>) => Promise<unknown>): PictureTools {
  type Reply = Promise<{ data: Uint8Array; info: Size }>;
  return {
    header: (input) => ask({ do: 'header', input }) as Promise<PictureHeader>,
    read: async (keep, input, options, steps) =>
      (await (ask({ do: 'make', input, options, steps, keep }) as Reply)).info,
    keep: async (keep, from, steps) => (await (ask({ do: 'make', from, steps, keep }) as Reply)).info,
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
