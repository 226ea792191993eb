import { pino } from 'pino';

export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  child(fields: object): Logger;
}

/** A line never has an e-mail address, a token or a session; `withoutSecrets` is only the last safeguard. */
export function openLogger(level: string, write: (line: string) => void = openStandardError()): Logger {
  const log = countRepeats(openEveryLine(level, write), () => performance.now());
  // Reports the last repeats before a quiet time too.
  setInterval(() => log.flush(), COUNT_EVERY_MS).unref();
  return log;
}

function openEveryLine(level: string, write: (line: string) => void): Logger {
  const root = pino(
    {
      level,
      base: undefined,
      redact: { paths: ['email', 'token', 'session', 'password', '*.email', '*.token', '*.password'], censor: '…' },
    },
    { write: (line) => write(withoutSteering(withoutSecrets(line))) },
  );
  return wrap(root);
}

function openStandardError(): (line: string) => void {
  const out = pino.destination({ fd: 2, sync: false });
  return (line) => void out.write(line);
}

interface PinoLike {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  child(fields: object): PinoLike;
}

function wrap(log: PinoLike): Logger {
  return {
    debug: (fields, message) => log.debug(fields, message),
    info: (fields, message) => log.info(fields, message),
    warn: (fields, message) => log.warn(fields, message),
    error: (fields, message) => log.error(fields, message),
    child: (fields) => wrapLater(() => log.child(fields)),
  };
}

/** Every request has its own logger, but few requests write a line, so the logger is made with the first one. */
function wrapLater(open: () => PinoLike): Logger {
  let logger: Logger | undefined;
  const log = () => (logger ??= wrap(open()));
  return {
    debug: (fields, message) => log().debug(fields, message),
    info: (fields, message) => log().info(fields, message),
    warn: (fields, message) => log().warn(fields, message),
    error: (fields, message) => log().error(fields, message),
    child: (fields) => wrapLater(() => open().child(fields)),
  };
}

const COUNT_EVERY_MS = 60_000;
/** How many kinds of errors are counted at once, more than the product has. */
const MAX_KINDS = 200;

/** How many networks get a line of their own in a minute; those beyond share one, for someone may own many. */
const MAX_NETWORKS = 200;
const OTHERS = 'others';

/** So many repeats per kind and minute get a short line: someone may have seen the request id. */
const SHORT_LINES = 20;

interface Repeats {
  since: number;
  short: number;
  count: number;
  report: (count: number, seconds: number) => void;
}

/**
 * The first error of a kind is written in full; those that follow are counted, with one line a minute, until a minute
 * passes without any. Errors are of the same kind if level, message and error are the same apart from ids and numbers.
 * The same holds for what a stranger did, as often as it likes: a line with a `network` is written once a minute for each.
 */
export function countRepeats(log: Logger, now: () => number): Logger & { flush: () => void } {
  const kinds = new Map<string, Repeats>();
  const networks = new Map<string, Repeats>();

  /** Reports the count if a minute has passed, and forgets a kind that did not occur in it. */
  function reportIfDue(known: Map<string, Repeats>, kind: string, repeats: Repeats): void {
    const passed = now() - repeats.since;
    if (passed < COUNT_EVERY_MS) return;
    if (repeats.count === 0) known.delete(kind);
    else repeats.report(repeats.count, Math.round(passed / 1000));
    repeats.count = 0;
    repeats.short = 0;
    repeats.since = now();
  }

  function perNetwork(own: () => Logger, level: 'warn' | 'error', fields: { network: unknown }, message: string): void {
    let network = String(fields.network);
    if (!networks.has(`${message} ${network}`) && networks.size >= MAX_NETWORKS) network = OTHERS;
    const kind = `${message} ${network}`;
    const last = networks.get(kind);
    if (last) reportIfDue(networks, kind, last);
    const known = networks.get(kind);
    if (known) {
      known.count++;
      return;
    }
    const report = (repeated: number, seconds: number) => log[level]({ repeated, seconds, network }, message);
    networks.set(kind, { since: now(), short: 0, count: 0, report });
    own()[level]({ ...fields, network }, message);
  }

  function counted(own: () => Logger, level: 'warn' | 'error', ofRequest: boolean) {
    return (fields: object, message: string): void => {
      const { err, topic, path } = fields as { err?: unknown; topic?: unknown; path?: unknown };
      if (err === undefined && 'network' in fields) return perNetwork(own, level, fields, message);
      // Another line without an error is not a repeat: its fields say what happened.
      if (err === undefined) return own()[level](fields, message);
      const kind = `${level} ${message} ${String(topic)} ${nameOf(err)}`;
      const last = kinds.get(kind);
      if (last) reportIfDue(kinds, kind, last);
      const known = kinds.get(kind);
      if (known && ofRequest && known.short < SHORT_LINES) {
        known.short++;
        return own()[level]({ repeat: true, error: nameOf(err) }, message);
      }
      if (known) {
        known.count++;
        return undefined;
      }
      if (kinds.size >= MAX_KINDS) kinds.clear();
      const report = (repeated: number, seconds: number) =>
        log[level]({ repeated, seconds, error: nameOf(err), ...(path === undefined ? {} : { path }) }, message);
      kinds.set(kind, { since: now(), short: 0, count: 0, report });
      return own()[level](fields, message);
    };
  }

  const wrapped = (own: () => Logger, ofRequest = false): Logger => ({
    debug: (fields, message) => own().debug(fields, message),
    info: (fields, message) => own().info(fields, message),
    warn: counted(own, 'warn', ofRequest),
    error: counted(own, 'error', ofRequest),
    child: (fields) => {
      const child = own().child(fields);
      return wrapped(() => child, ofRequest || 'request' in fields);
    },
  });
  const flush = () => {
    for (const known of [kinds, networks]) known.forEach((repeats, kind) => reportIfDue(known, kind, repeats));
  };
  return { ...wrapped(() => log), flush };
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  return `${error.name} ${code === undefined ? '' : String(code)} ${error.message.slice(0, 300).replace(/[0-9A-HJKMNP-TV-Z]{26}|\d+/gi, '#')}`;
}

/** A logger that collects its lines, for tests. */
export function memoryLogger(lines: { level: string; fields: object; message: string }[] = []): Logger {
  const at = (level: string) => (fields: object, message: string) => void lines.push({ level, fields, message });
  const logger: Logger = {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    child: () => logger,
  };
  return logger;
}

/** What JSON leaves as it is although a terminal obeys it: control characters beyond ASCII, line ends, turned directions. */
const STEERING = /[\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/g;

/** The same JSON, which is safe to look at: the words of strangers and of other systems are in addresses and errors. */
function withoutSteering(line: string): string {
  return line.replace(STEERING, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A secret as it is written in URLs and cookies (ids.ts): 32 bytes, base64url. */
const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g;
/** An e-mail address, as in the refusal of a mail server. A text that begins with `@` is a package, not a mailbox. */
const EMAIL = /[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Removes what opens an account or names a person, wherever a library put it (message, stack, path). */
export function withoutSecrets(line: string): string {
  return line.replace(EMAIL, '…@…').replace(TOKEN, '…');
}
