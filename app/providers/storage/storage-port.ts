/** Stores the files of members (photos), which must survive a restart. Adapters: folder, s3, memory. */
export interface StoragePort {
  readonly name: string;
  /** Stores the whole file or nothing. An existing file with that key is replaced in one step. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<StoredFile>;
  /** Returns undefined for a key without a file and also for an invalid key; that is never an error. */
  get(key: string): Promise<(StoredFile & { bytes: Buffer }) | undefined>;
  exists(key: string): Promise<boolean>;
  /** Deleting a file that does not exist succeeds. */
  delete(key: string): Promise<void>;
}

export interface StoredFile {
  contentType: string;
  /** In bytes. */
  size: number;
  /** A tag of the content, without the quotes of the HTTP header. */
  etag: string;
}
