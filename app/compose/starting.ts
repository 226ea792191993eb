import type { ServerBuild } from '@remix-run/node';
import type { Config } from '~/config/config';
import type { Stopping } from '~/server/connections/lifecycle';
import type { Logger } from '~/server/operations/logger';

export interface Development {
  /** Loads the build again after an edit. */
  reload: () => Promise<ServerBuild>;
  /** Vite's own middleware for scripts, styles and hot reload. */
  middleware: (request: never, response: never, next: () => void) => void;
}

/** What every step of the start works with. */
export interface Starting {
  build: ServerBuild;
  development: Development | undefined;
  config: Config;
  log: Logger;
  stopping: Stopping;
}
