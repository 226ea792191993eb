import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '~/config/config';

const MIN_LENGTH = 32;

/** The operator's secret, or in demo one that is made once and kept in the data directory. */
export function sessionSecret(config: Config): string {
  if (config.sessionSecret) return config.sessionSecret;
  const file = join(config.dataDir, 'session-secret');
  mkdirSync(config.dataDir, { recursive: true });
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (kept.length >= MIN_LENGTH) return kept;
  // None yet, or what a full disk left of one: an empty secret would sign for everybody.
  const made = randomBytes(32).toString('base64url');
  writeFileSync(`${file}.new`, made, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return made;
}
