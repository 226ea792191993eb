/** What a tab keeps for itself over navigation and reload. Storage may be full, forbidden or missing: then not. */
export function keep(name: string, value: string): void {
  try {
    if (value === '') sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
  } catch {
    // Kept in the page alone, then.
  }
}

export function kept(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

export function keptJson<T>(name: string, fallback: T): T {
  try {
    return JSON.parse(kept(name)) as T;
  } catch {
    return fallback;
  }
}

/** `place` is a conversation, or a member one has not written to yet. */
export const draftName = (place: string) => `chat-draft:${place}`;
export const outgoingName = (conversation: string) => `chat-outgoing:${conversation}`;
