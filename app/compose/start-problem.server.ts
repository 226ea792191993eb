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
      return `Another process uses ${address}:${port}: stop it, or set PORT to another number.`;
    case 'EADDRNOTAVAIL':
      return `This machine does not have the IP address ${address}: set HOST to one that it has, or to 0.0.0.0 for all of them.`;
    case 'EACCES':
      return `This user may not listen on port ${port}: set PORT to 1024 or more, and let a proxy listen on the lower port.`;
    default:
      return undefined;
  }
}

function fileProblem(code: unknown, path: string): string | undefined {
  switch (code) {
    case 'ENOENT':
      return `${path} does not exist: create it, or correct the folders in the environment (.env.example lists DATA_DIR, TENANTS_DIR and LANDERS_DIR).`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${path} must be a folder, but is a file: move it away, or set DATA_DIR to another folder.`;
    case 'EACCES':
    case 'EPERM':
      return `This user may not access ${path}: give it to the user who runs the server.`;
    case 'EROFS':
      return `${path} is on a read-only disk: mount it for writing, or set DATA_DIR to another folder.`;
    case 'ENOSPC':
      return `The disk of ${path} is full: free some space, or set DATA_DIR to another disk.`;
    default:
      return undefined;
  }
}
