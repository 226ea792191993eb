export interface ServerName {
  /** The host on which it listens. */
  host: string;
  port: number;
  pid: number;
  /** The host name of the machine. */
  machine: string;
}

/** The lock of the one server of a database. It ends with the process, in whatever way the process ends. */
export interface ServerLock {
  /** Records who holds the lock, for the message to a server that is refused. Called again once the port is known. */
  describe(server: ServerName): Promise<void>;
  release(): Promise<void>;
}

export interface Lockable {
  /** Where the database is, for output. */
  place: string;
  /** The setting to change in order to run a second server. */
  setting: string;
  /** Takes the lock; undefined if another server holds it. */
  take(): Promise<ServerLock | undefined>;
  /** Who holds the lock; undefined if it is not known. */
  holder(): Promise<ServerName | undefined>;
}
