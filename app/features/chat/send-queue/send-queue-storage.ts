/** The prefix of all storage names of the send queue. The member, the conversation and the message's key follow. */
export const PREFIX = 'chat-outbox:';

/** The storage survives reloads and is shared by all tabs; null where the browser forbids it. */
export const storageOf = (): Storage | null => ifStorageAllows(() => window.localStorage) ?? null;

/** Removes all queued messages on logging out, because others may use the device. */
export function forgetSendQueue(storage: Storage | null): void {
  for (const name of namesIn(storage)) ifStorageAllows(() => storage?.removeItem(name));
}

/**
 * Marks all queued messages as failed once nobody is logged in: they are offered to their writer at the next login and
 * never sent by themselves. The request that noticed the end of the session may have been one other than theirs.
 */
export function holdSendQueue(storage: Storage | null): void {
  for (const name of namesIn(storage)) {
    ifStorageAllows(() => {
      const entry = JSON.parse(storage!.getItem(name)!) as object;
      storage!.setItem(name, JSON.stringify({ ...entry, state: 'failed' }));
    });
  }
}

export function namesIn(storage: Storage | null): string[] {
  return (
    ifStorageAllows(() => Array.from({ length: storage?.length ?? 0 }, (_, i) => storage!.key(i) ?? ''))?.filter(
      (name) => name.startsWith(PREFIX),
    ) ?? []
  );
}

/** Returns undefined if the work throws, because storage may refuse at any time. */
export function ifStorageAllows<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
