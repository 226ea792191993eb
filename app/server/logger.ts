import { pino } from 'pino';
import { withoutSecrets } from './log-secrets';

export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  child(fields: object): Logger;
}

/** JSON lines on standard error; never an e-mail, a token or a session (what `withoutSecrets` does is the last net). */
export function openLogger(level: string, write: (line: string) => void = openStandardError()): Logger {
  const root = pino(
    {
      level,
      base: undefined,
      redact: { paths: ['email', 'token', 'session', 'password', '*.email', '*.token', '*.password'], censor: '…' },
    },
    { write: (line) => write(withoutSecrets(line)) },
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
