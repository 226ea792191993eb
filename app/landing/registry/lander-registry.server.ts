import { startPolling } from '~/tenancy/registry/polling.server';
import { landerFolders } from './lander-files.server';
import { readLander, type Lander, type LanderProblem } from './read-lander.server';

export interface LanderLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

export interface LanderRegistry {
  find(name: string): Lander | undefined;
  list(): readonly Lander[];
  /** Resolves when the files are those of the last seconds. */
  current(): Promise<void>;
  /** Reads the folder at once. */
  refresh(): Promise<void>;
  close(): void;
}

export interface LanderRegistryOptions {
  directory: string;
  log: LanderLog;
  pollMs?: number;
  /** Called after a change, when pages made from the previous files are outdated. */
  onChange?: () => void;
}

/** Polls after someone asked for a lander: for longer than any page is cached, so that a cached page is never outdated. */
const POLLS = 200;

/**
 * The folder is polled while landers are asked for (otherwise it would cost an idle server a fiftieth of a core), because file watching misses changes on mounted volumes. Of a broken file the last good version
 * stays in use, and the log names the file, the place and the problem.
 */
export async function openLanderRegistry(options: LanderRegistryOptions): Promise<LanderRegistry> {
  const { directory, log, pollMs = 2_000, onChange } = options;
  const scan = landerFolders(directory);
  let serving = new Map<string, Lander>();
  const reported = new Map<string, string>();

  async function reload(): Promise<void> {
    const { landers, changed } = await scan();
    if (!changed) return;
    const next = new Map<string, Lander>();
    for (const files of landers) {
      const { lander, problems } = readLander(files);
      report(files.name, problems);
      const good = lander ?? serving.get(files.name);
      if (good) next.set(files.name, good);
    }
    serving = next;
    onChange?.();
  }

  function report(name: string, problems: LanderProblem[]): void {
    const text = problems.map(({ file, path, message }) => `${file} ${path} ${message}`).join('; ');
    if (text !== '' && reported.get(name) !== text) {
      for (const { file, path, message } of problems) {
        log.warn(
          { file: `landers/${name}/${file}`, path, problem: message },
          'a lander file was refused; the last valid one stays in use',
        );
      }
    }
    if (text === '' && reported.get(name)) log.info({ lander: name }, 'the lander files are valid again');
    reported.set(name, text);
  }

  let pollsLeft = 0;
  const onFailure = (error: unknown) => log.warn({ err: error }, 'the landers folder could not be read');
  const wanted = () => pollsLeft > 0 && pollsLeft-- > 0;
  const polling = await startPolling(reload, { everyMs: pollMs, onFailure, wanted });
  const restart = () => (pollsLeft = POLLS);
  return {
    find(name) {
      restart();
      return serving.get(name);
    },
    list() {
      restart();
      return [...serving.values()];
    },
    async current() {
      const isIdle = pollsLeft === 0;
      restart();
      if (isIdle) await polling.refresh().catch(onFailure);
    },
    ...polling,
  };
}
