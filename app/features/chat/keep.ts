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

/** `place` is a conversation, or a member one has not written to yet. */
export const draftName = (place: string) => `chat-draft:${place}`;

/** On logging out: half a thought is nobody else's either. */
export function forgetDrafts(): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith('chat-draft:')) sessionStorage.removeItem(name);
    }
  } catch {
    // Nothing could be kept, either.
  }
}
