import { CannotOpenDatabase } from '~db/database';
import { CommandProblem } from '~/compose/commands/command-problem';
import { ConfigError } from '~/config/config';
import { ProviderError } from '~/providers/provider-errors';

const MENDED_BY_A_PERSON = [CommandProblem, CannotOpenDatabase, ConfigError, ProviderError];

/** The sentence for a person who can mend what is wrong; undefined for a bug, which is reported with its stack. */
export function problemSentence(error: unknown): string | undefined {
  if (MENDED_BY_A_PERSON.some((kind) => error instanceof kind)) return (error as Error).message;
  return oldDatabaseSentence(error) ?? fileSentence(error);
}

/** The database lacks what the program reads. */
function oldDatabaseSentence(error: unknown): string | undefined {
  const { message = '' } = (error ?? {}) as { message?: string };
  return /no such (?:table|column)|doesn't exist|Unknown column/.test(message)
    ? 'The database is older than this program: start the server once, which updates it.'
    : undefined;
}

function fileSentence(error: unknown): string | undefined {
  const { code, path } = (error ?? {}) as { code?: string; path?: string };
  return path && code ? `${path}: ${code === 'ENOENT' ? 'there is no such file or folder' : code}` : undefined;
}
