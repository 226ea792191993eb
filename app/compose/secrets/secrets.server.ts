import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '~/config/config';

const MIN_LENGTH = 32;

/** Returns the operator's secret. The demo makes one at its first start and stores it in the data directory. */
export function sessionSecret(config: Config): string {
  if (config.sessionSecret) return config.sessionSecret;
  const file = join(config.dataDir, 'session-secret');
  mkdirSync(config.dataDir, { recursive: true });
  const saved = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (saved.length >= MIN_LENGTH) return saved;
  // There is none yet, or only the rest that a full disk left: an empty secret could be guessed by anybody.
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(`${file}.new`, secret, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secret;
}
