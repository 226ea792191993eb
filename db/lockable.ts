/** Who serves a database. */
export interface ServerName {
  /** Where it listens. */
  host: string;
  port: number;
  pid: number;
  /** The machine, as it calls itself. */
  machine: string;
}

/** Held by the one server of a database; it goes with the process, however that ends. */
export interface ServerLock {
  /** Tells who is refused whom to look for; again once the port is known. */
  describe(server: ServerName): Promise<void>;
  release(): Promise<void>;
}

/** How a database is locked. */
export interface Lockable {
  /** For people. */
  place: string;
  /** What to change for a second server. */
  setting: string;
  /** Undefined: somebody else holds it. */
  take(): Promise<ServerLock | undefined>;
  /** Who holds it, as far as is known. */
  holder(): Promise<ServerName | undefined>;
}
