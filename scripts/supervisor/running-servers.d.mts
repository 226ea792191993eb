/** A server of `npm start`: its supervisor, and what its settings say. Folders are absolute. */
export interface RunningServer {
  pid: number;
  port: number;
  mode: 'demo' | 'production';
  dataDir: string;
  tenantsDir: string;
}

/** `folder`: another one than that of this checkout. */
export function noteRunning(server: RunningServer, folder?: string): void;
export function forgetRunning(pid: number, folder?: string): void;
export function listRunning(folder?: string): RunningServer[];
