import type { RunningServer } from './running-servers.mjs';

export function supervise(options: {
  file: string;
  env: Record<string, string | undefined>;
  /** What is known of the server before it listens. */
  about: Pick<RunningServer, 'mode' | 'dataDir' | 'tenantsDir'>;
}): void;
