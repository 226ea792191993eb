import type { StoragePort, StoredFile } from './storage-port';
import { describeFile } from './storage-checks';

export function memoryStorage(): StoragePort {
  const files = new Map<string, StoredFile & { bytes: Buffer }>();
  return {
    name: 'memory',
    async put(key, bytes, contentType) {
      const file = describeFile('memory storage', key, bytes, contentType);
      files.set(key, { ...file, bytes: Buffer.from(bytes) });
      return file;
    },
    async get(key) {
      const file = files.get(key);
      return file && { ...file, bytes: Buffer.from(file.bytes) };
    },
    exists: async (key) => files.has(key),
    delete: async (key) => void files.delete(key),
  };
}
