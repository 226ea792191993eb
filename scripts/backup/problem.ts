import { CannotOpenDatabase } from '~db/database';
import { ConfigError } from '~/config/config';
import { ProviderError } from '~/providers/provider-errors';

/** A problem that an operator can solve, described in a sentence. */
export class BackupProblem extends Error {}

/** Returns the sentence for the operator; undefined for a bug, which is reported with its stack. */
export function sentenceOf(error: unknown): string | undefined {
  if ([BackupProblem, CannotOpenDatabase, ConfigError, ProviderError].some((kind) => error instanceof kind))
    return (error as Error).message;
  const { code, path } = (error ?? {}) as { code?: string; path?: string };
  return path && code ? `${path}: ${code === 'ENOENT' ? 'there is no such file or folder' : code}` : undefined;
}
