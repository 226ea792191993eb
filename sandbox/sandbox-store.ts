import { readFileSync } from 'node:fs';
import { replaceFile } from '~/providers/durable-file';
import { serialQueue } from '~/concurrency/serial-queue';
import { errorCode, Misconfigured, Unavailable } from '~/providers/provider-errors';
import { emptyState, storedStateSchema, type SandboxState } from './sandbox-state';

const PROVIDER = 'sandbox payments';

export interface SandboxStore {
  /** The state as stored on disk; must not be modified. */
  read(): Readonly<SandboxState>;
  /**
   * Applies one change after the other. Resolves when the change is on disk; if it cannot be stored, nothing has
   * changed.
   */
  update<T>(change: (draft: SandboxState) => T): Promise<T>;
}

/** `file` is null for a store in memory, which forgets all at the end and has nothing to write. */
export function openSandboxStore(file: string | null): SandboxStore {
  if (file === null) return memoryStore();
  let state = load(file);
  const inTurn = serialQueue();
  return {
    read: () => state,
    update: (change) =>
      inTurn(async () => {
        const draft = structuredClone(state);
        const result = change(draft);
        try {
          await replaceFile(file, JSON.stringify(draft));
        } catch (error) {
          throw new Unavailable(PROVIDER, `cannot write ${file} (${errorCode(error)})`, { cause: error });
        }
        state = draft;
        return result;
      }),
  };
}

function memoryStore(): SandboxStore {
  const state = emptyState();
  return { read: () => state, update: async (change) => change(state) };
}

function load(file: string): SandboxState {
  try {
    return storedStateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return emptyState();
    // An empty start would lose payments that members have made, so a person must look at the file.
    throw new Misconfigured(PROVIDER, `cannot read ${file}; move it away to start afresh`, { cause: error });
  }
}
