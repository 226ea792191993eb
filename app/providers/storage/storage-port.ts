/** Where files live that members bring (photos) and that must outlast a restart. Adapters: folder, s3, memory. */
export interface StoragePort {
  readonly name: string;
  /** Stores the whole or nothing; an existing file of that key is replaced in one step. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<StoredFile>;
  /** A key that cannot exist is one that does not exist: undefined, never an error. */
  get(key: string): Promise<(StoredFile & { bytes: Buffer }) | undefined>;
  exists(key: string): Promise<boolean>;
  /** Deleting what is not there succeeds. */
  delete(key: string): Promise<void>;
}

export interface StoredFile {
  contentType: string;
  /** Bytes. */
  size: number;
  /** Of the content; without the quotes of the HTTP header. */
  etag: string;
}
