import { ifStorageAllows, namesIn, PREFIX } from './send-queue-storage';
import type { Outgoing } from './outgoing';

export interface SendQueue {
  /** In the order they were written; the same array until something changes. */
  list(conversation: string): readonly Outgoing[];
  conversations(): string[];
  /** Adds a message behind all others, whichever tab wrote them. */
  add(conversation: string, outgoing: Outgoing): void;
  setState(conversation: string, keys: readonly string[], state: Outgoing['state']): void;
  remove(conversation: string, key: string): void;
  subscribe(listener: () => void): () => void;
  /** Takes over a change by another tab to the storage under this name. Returns whether it concerns this send queue. */
  reload(name: string | null): boolean;
}

interface Entry extends Outgoing {
  /** A counter instead of a time, because a clock that jumps must not change the order. */
  order: number;
}

const NONE: readonly Outgoing[] = [];

/**
 * Each message is a storage item of its own, so that tabs that write at the same moment do not overwrite each other.
 * What cannot be stored (full, forbidden) stays in the page. Messages of other members of this browser are removed.
 */
export function openSendQueue(member: string, storage: Storage | null): SendQueue {
  const mine = `${PREFIX}${member}:`;
  const unstored = new Map<string, Entry>();
  const lists = new Map<string, readonly Outgoing[]>();
  const listeners = new Set<() => void>();
  const nameOf = (conversation: string, key: string) => `${mine}${conversation}:${key}`;

  for (const name of namesIn(storage)) {
    if (!name.startsWith(mine)) ifStorageAllows(() => storage?.removeItem(name));
  }

  function changed(): void {
    lists.clear();
    for (const listener of listeners) listener();
  }

  function read(conversation: string): Entry[] {
    const begin = nameOf(conversation, '');
    const stored = namesIn(storage)
      .filter((name) => name.startsWith(begin) && !unstored.has(name))
      .flatMap((name) => entryOf(ifStorageAllows(() => storage?.getItem(name) ?? null) ?? null) ?? []);
    const inMemory = [...unstored].filter(([name]) => name.startsWith(begin)).map(([, entry]) => entry);
    return [...stored, ...inMemory].sort((a, b) => a.order - b.order || (a.key < b.key ? -1 : 1));
  }

  function write(conversation: string, entry: Entry): void {
    const name = nameOf(conversation, entry.key);
    unstored.delete(name);
    const done = ifStorageAllows(() => {
      storage!.setItem(name, JSON.stringify(entry));
      return true;
    });
    if (!done) unstored.set(name, entry);
  }

  return {
    list(conversation) {
      const known = lists.get(conversation);
      if (known) return known;
      const entries = read(conversation);
      const list = entries.length > 0 ? entries : NONE;
      lists.set(conversation, list);
      return list;
    },
    conversations() {
      const names = [...namesIn(storage), ...unstored.keys()].filter((name) => name.startsWith(mine));
      return [...new Set(names.map((name) => name.slice(mine.length).split(':')[0]!))];
    },
    add(conversation, outgoing) {
      const order = (read(conversation).at(-1)?.order ?? 0) + 1;
      write(conversation, { ...outgoing, order });
      changed();
    },
    setState(conversation, keys, state) {
      for (const entry of read(conversation)) {
        if (keys.includes(entry.key) && entry.state !== state) write(conversation, { ...entry, state });
      }
      changed();
    },
    remove(conversation, key) {
      const name = nameOf(conversation, key);
      unstored.delete(name);
      ifStorageAllows(() => storage?.removeItem(name));
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload(name) {
      if (name !== null && !name.startsWith(mine)) return false;
      changed();
      return true;
    },
  };
}

function entryOf(text: string | null): Entry | undefined {
  const entry = ifStorageAllows(() => JSON.parse(text ?? '') as Entry);
  return entry && typeof entry.key === 'string' && typeof entry.text === 'string' ? entry : undefined;
}
