import type { DomainError } from '~/contract/problem';
import { problemOfFile } from '../pick/picked-files';
import type { PhotoOutcome } from './send-photo';

export interface Upload {
  key: number;
  name: string;
  state: 'waiting' | 'sending' | 'working' | 'refused';
  /** The fraction of the bytes that has been sent, from 0 to 1. */
  part: number;
  error: DomainError | null;
}

/** Two at a time: one is being sent while the server processes the other. */
const AT_ONCE = 2;
const FULL = new Set(['photos.free-limit', 'photos.premium-limit']);
const STORED_ALREADY = 'photos.duplicate';

type Send = (file: File, onProgress: (part: number) => void) => { done: Promise<PhotoOutcome>; stop: () => void };

export interface UploadQueueOptions {
  send: Send;
  onChange: (uploads: readonly Upload[]) => void;
  /** Called when a photo was stored, so that the page loads its photos again. */
  onStored: () => void;
  onLoggedOut: () => void;
}

/** The queue of the files that a person chose. A file is known by its key until it is stored or dropped. */
export function createUploadQueue({ send, onChange, onStored, onLoggedOut }: UploadQueueOptions) {
  let uploads: Upload[] = [];
  let last = 0;
  const files = new Map<number, File>();
  const stops = new Map<number, () => void>();
  const again = new Set<number>();

  const change = (next: Upload[]) => {
    uploads = next;
    onChange(uploads);
  };
  const patch = (key: number, changes: Partial<Upload>) =>
    change(uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));

  function forget(key: number): void {
    files.delete(key);
    stops.delete(key);
    again.delete(key);
    change(uploads.filter((upload) => upload.key !== key));
  }

  function settle(key: number, outcome: PhotoOutcome): void {
    stops.delete(key);
    if (!files.has(key)) return;
    // The first attempt may have been stored although its response was lost.
    if (outcome.ok || (again.has(key) && outcome.error.code === STORED_ALREADY)) {
      forget(key);
      onStored();
      return;
    }
    const { error, loggedOut } = outcome;
    patch(key, { state: 'refused', error });
    // The limit is reached, so the remaining files would be refused as well.
    if (FULL.has(error.code))
      change(uploads.map((upload) => (upload.state === 'waiting' ? { ...upload, state: 'refused', error } : upload)));
    if (loggedOut) onLoggedOut();
  }

  function advance(): void {
    for (const { key, state } of uploads) {
      if (stops.size >= AT_ONCE) return;
      if (state !== 'waiting') continue;
      const { done, stop } = send(files.get(key)!, (part) =>
        patch(key, { part, state: part < 1 ? 'sending' : 'working' }),
      );
      stops.set(key, stop);
      patch(key, { state: 'sending', part: 0 });
      void done.then((outcome) => {
        settle(key, outcome);
        advance();
      });
    }
  }

  return {
    add(chosen: readonly File[]): void {
      const added = chosen.map((file): Upload => {
        files.set(++last, file);
        const error = problemOfFile(file);
        return { key: last, name: file.name, state: error ? 'refused' : 'waiting', part: 0, error };
      });
      change([...uploads, ...added]);
      advance();
    },
    retry(key: number): void {
      again.add(key);
      patch(key, { state: 'waiting', part: 0, error: null });
      advance();
    },
    /** Drops a file, whether it is being sent or was refused. */
    drop(key: number): void {
      const stop = stops.get(key);
      forget(key);
      stop?.();
      advance();
    },
  };
}
