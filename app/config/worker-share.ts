import type { Config } from './config';

/**
 * The configuration of one of several workers. What the operator configured for the server is divided, because requests
 * are shared evenly; the smallest share is what one worker needs.
 */
export function workerShare(config: Config): Config {
  const { workers, uploads, cacheBytes } = config;
  return {
    ...config,
    uploads: { ...uploads, perIp: Math.ceil(uploads.perIp / workers) },
    cacheBytes: Math.floor(cacheBytes / workers),
  };
}
