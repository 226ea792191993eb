import { pino } from 'pino';

export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  child(fields: object): Logger;
}

/** JSON lines on standard error; never an e-mail, a token or a session (the paths below are the last net). */
export function openLogger(level: string): Logger {
  const root = pino(
    {
      level,
      base: undefined,
      redact: { paths: ['email', 'token', 'session', 'password', '*.email', '*.token', '*.password'], censor: '…' },
    },
    pino.destination({ fd: 2, sync: false }),
  );
  return wrap(root);
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

/** Every request has a logger of its own, hardly any writes: it is made with its first line. */
function wrapLater(open: () => PinoLike): Logger {
  let made: Logger | undefined;
  const log = () => (made ??= wrap(open()));
  return {
    debug: (fields, message) => log().debug(fields, message),
    info: (fields, message) => log().info(fields, message),
    warn: (fields, message) => log().warn(fields, message),
    error: (fields, message) => log().error(fields, message),
    child: (fields) => wrapLater(() => open().child(fields)),
  };
}

/** A logger that keeps its lines, for tests. */
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
