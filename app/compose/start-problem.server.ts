import { CannotOpenDatabase } from '~db/database';
import { ConfigError } from '~/config/config';
import { Misconfigured } from '~/providers/provider-errors';
import { StartProblem } from './start-checks.server';

type SystemError = Partial<Record<'code' | 'address' | 'port' | 'path' | 'syscall', unknown>>;

/** A problem that the operator can solve, as a sentence with the remedy. Undefined for a bug, which needs its stack. */
export function startProblem(error: unknown): string | undefined {
  const known = [ConfigError, CannotOpenDatabase, Misconfigured, StartProblem];
  if (known.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, address, port, path } = (error ?? {}) as SystemError;
  if (port !== undefined) return listenProblem(code, String(address), String(port));
  return path === undefined ? undefined : fileProblem(code, String(path));
}

function listenProblem(code: unknown, address: string, port: string): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `Something else uses ${address}:${port}: stop it, or set PORT to another number.`;
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${address}: set HOST to one of its own, or to 0.0.0.0 for all of them.`;
    case 'EACCES':
      return `This user may not listen on port ${port}: set PORT to 1024 or more, and let a proxy take the port below.`;
    default:
      return undefined;
  }
}

function fileProblem(code: unknown, path: string): string | undefined {
  switch (code) {
    case 'ENOENT':
      return `There is no ${path}: make it, or set the folders right (.env.example names DATA_DIR, TENANTS_DIR, LANDERS_DIR).`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${path} is needed as a folder, and there is a file: move it away, or set DATA_DIR to another folder.`;
    case 'EACCES':
    case 'EPERM':
      return `This user may not use ${path}: give it to the user who runs the server.`;
    case 'EROFS':
      return `${path} is on a disk that cannot be written: mount it for writing, or set DATA_DIR to another folder.`;
    case 'ENOSPC':
      return `The disk of ${path} is full: make room, or set DATA_DIR to another one.`;
    default:
      return undefined;
  }
}
