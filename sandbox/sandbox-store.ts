import { readFileSync } from 'node:fs';
import { replaceFile } from '~/providers/durable-file';
import { serialQueue } from '~/concurrency/serial-queue';
import { errorCode, Misconfigured, Unavailable } from '~/providers/provider-errors';
import { emptyState, sandboxStateSchema, type SandboxState } from './sandbox-state';

const PROVIDER = 'sandbox payments';

export interface SandboxStore {
  /** As it stands on disk. Not to be changed by hand. */
  read(): Readonly<SandboxState>;
  /** Changes one after the other. Resolves when the change is on disk; if it cannot be, nothing has changed. */
  update<T>(change: (draft: SandboxState) => T): Promise<T>;
}

export function openSandboxStore(file: string): SandboxStore {
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

function load(file: string): SandboxState {
  try {
    return sandboxStateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return emptyState();
    // Starting empty would forget payments a member made; a person has to look.
    throw new Misconfigured(PROVIDER, `cannot read ${file}; move it away to start afresh`, { cause: error });
  }
}
