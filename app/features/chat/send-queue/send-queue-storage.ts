/** What every name of the outbox begins with; then the member, the conversation and the message's key. */
export const PREFIX = 'chat-outbox:';

/** Where what waits is kept, over reloads and for all tabs; null where the browser forbids it. */
export const storageOf = (): Storage | null => attempt(() => window.localStorage) ?? null;

/** On logging out: nothing that was written stays on a device that others may use. */
export function forgetOutbox(storage: Storage | null): void {
  for (const name of namesIn(storage)) attempt(() => storage?.removeItem(name));
}

/**
 * Nobody is logged in here any more: what waits is offered to its writer at the next login, and never sent by itself. The
 * request that was to send it may not have been the one that learnt of the end.
 */
export function holdOutbox(storage: Storage | null): void {
  for (const name of namesIn(storage)) {
    attempt(() => {
      const entry = JSON.parse(storage!.getItem(name)!) as object;
      storage!.setItem(name, JSON.stringify({ ...entry, state: 'failed' }));
    });
  }
}

export function namesIn(storage: Storage | null): string[] {
  return (
    attempt(() => Array.from({ length: storage?.length ?? 0 }, (_, i) => storage!.key(i) ?? ''))?.filter((name) =>
      name.startsWith(PREFIX),
    ) ?? []
  );
}

/** Storage may refuse at any time: then there is no answer. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
