/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { serialQueue } from '~/concurrency/serial-queue';
import type { Logger } from '../operations/logger';
import { defineAppError } from '../response/app-error';
import { boundedMail } from './bounded-mail';

/** Beside the build, not in it: it is outside the module graph of the product, as the decoder of pictures is. */
const FILE = 'app/server/mail-parser/parser-thread.mjs';

/** In milliseconds. Any mail of another mail server takes a few; what takes longer was made to. */
const LONGEST_MS = 2000;
/** A thread starts in a tenth of a second; a machine under load may need much longer. */
const START_MS = 10_000;
/** Mails that may wait for their turn. The mail server delivers the others later. */
const MOST_WAITING = 10;
/** In seconds. */
const RETRY_AFTER = 60;
/** A thread that has had nothing to do for so long ends: most servers see a few reports an hour. */
const IDLE_MS = 60_000;

/** Of one part, in characters. What is needed stands at its beginning. */
const MOST_TEXT = 64 * 1024;
const PARSER_LIMITS = { maxNestingDepth: 8, maxHeadersSize: 32 * 1024, forceRfc822Attachments: true };
/** Megabytes. A mail has at most a quarter of one. */
const MEMORY = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 8, stackSizeMb: 2 };

/** Too many mails wait for the parser, or it cannot be started: the mail server tries again later. */
const parserBusy = defineAppError('errors.try-again-later', 503);

/** A mail as the parser sees it. */
export interface ParsedMail {
  /** Its own text. */
  text: string;
  /** The parts that are no text of its own, such as a delivery status or the mail that came back. */
  parts: { type: string; text: string }[];
}

export interface MailParser {
  /**
   * Takes the beginning of a mail apart, in a thread of its own. Undefined if it cannot be read or takes too long, which
   * is no error: anybody may send anything. Throws 503 if too many wait.
   */
  parse(raw: Uint8Array): Promise<ParsedMail | undefined>;
  /** Whether there is a thread now. */
  readonly running: boolean;
  close(): Promise<void>;
}

export interface MailParserOptions {
  log: Pick<Logger, 'warn' | 'error'>;
  /** What the thread runs; tests put a parser there that is slow on purpose. */
  file?: string;
  longestMs?: number;
  idleMs?: number;
}

/** Opens the parser of mails. The thread is started by the first mail. */
export function openMailParser(options: MailParserOptions): MailParser {
  const inTurn = serialQueue();
  let thread: ParserThread | undefined;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  let closed = false;
  const end = async () => {
    clearTimeout(idle);
    const ended = thread?.end();
    thread = undefined;
    await ended;
  };
  const parse = async (raw: Uint8Array): Promise<ParsedMail | undefined> => {
    if (closed) throw parserBusy({ retry_after: RETRY_AFTER });
    clearTimeout(idle);
    if (!thread || thread.gone) thread = new ParserThread(options);
    const outcome = await thread.ask(boundedMail(raw));
    if (outcome.kind === 'parsed') idle = setTimeout(() => void end(), options.idleMs ?? IDLE_MS).unref();
    else await end();
    // A mail that was cut off by the end of the server is not the cause of it.
    if (outcome.kind === 'unavailable' || (outcome.kind === 'given-up' && closed))
      throw parserBusy({ retry_after: RETRY_AFTER });
    return outcome.kind === 'parsed' ? outcome.mail : undefined;
  };
  return {
    get running() {
      return thread?.gone === false;
    },
    async parse(raw) {
      if (waiting > MOST_WAITING) throw parserBusy({ retry_after: RETRY_AFTER });
      waiting += 1;
      try {
        return await inTurn(() => parse(raw));
      } finally {
        waiting -= 1;
      }
    },
    async close() {
      closed = true;
      await end();
    },
  };
}

/** `given-up`: the mail took too long or ended the thread; `unavailable`: there is no thread that could read any mail. */
type Outcome = { kind: 'parsed'; mail: ParsedMail | undefined } | { kind: 'given-up' } | { kind: 'unavailable' };

interface Reply {
  ready?: true;
  id?: number;
  value?: ParsedMail;
  error?: string;
}

class ParserThread {
  readonly #worker: Worker;
  readonly #log: MailParserOptions['log'];
  readonly #longestMs: number;
  /** Whether the thread has ended. */
  gone = false;
  #ready = false;
  #last = 0;

  constructor({ log, file = FILE, longestMs = LONGEST_MS }: MailParserOptions) {
    this.#log = log;
    this.#longestMs = longestMs;
    this.#worker = new Worker(resolve(file), {
      env: {},
      execArgv: [],
      resourceLimits: MEMORY,
      workerData: { limits: PARSER_LIMITS, mostText: MOST_TEXT },
    });
    // Also between two mails.
    this.#worker.on('error', () => {}).on('exit', () => (this.gone = true));
    this.#worker.unref();
  }

  ask(raw: Uint8Array): Promise<Outcome> {
    const id = ++this.#last;
    const worker = this.#worker;
    worker.ref();
    return new Promise<Outcome>((settle) => {
      let timer = setTimeout(() => give('it took too long'), this.#ready ? this.#longestMs : START_MS);
      const onMessage = (reply: Reply) => {
        // The time counts from where the thread can begin.
        if (reply.ready) {
          this.#ready = true;
          clearTimeout(timer);
          timer = setTimeout(() => give('it took too long'), this.#longestMs);
        } else if (reply.id === id) done({ kind: 'parsed', mail: reply.value });
      };
      const onError = (error: Error) => give(error.message);
      const onExit = () => give('the thread ended');
      const give = (why: string) => {
        if (this.#ready) this.#log.warn({ why }, 'a mail was given up on, which the parser could not read in time');
        else this.#log.error({ why }, 'the thread that parses mails did not start');
        done({ kind: this.#ready ? 'given-up' : 'unavailable' });
      };
      const done = (outcome: Outcome) => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        worker.unref();
        settle(outcome);
      };
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.postMessage({ id, raw });
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
