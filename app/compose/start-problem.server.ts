import { CannotOpenDatabase } from '~db/database';
import { ConfigError } from '~/config/config';

/** What the operator can mend, in a sentence; undefined for a bug, whose stack is wanted. */
export function startProblem(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof CannotOpenDatabase) return error.message;
  const { code, address, port } = (error ?? {}) as { code?: unknown; address?: unknown; port?: unknown };
  if (code === 'EADDRINUSE') {
    return `Something else uses ${String(address)}:${String(port)}: stop it, or set PORT to another number.`;
  }
  if (code === 'EACCES') return `This user may not: ${(error as Error).message}`;
  return undefined;
}
