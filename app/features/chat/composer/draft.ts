/**
 * What this device keeps of a member over navigation, reload and the end of a session; logging out empties it. Storage
 * may be full, forbidden or missing: then not.
 */
export function saveDraft(name: string, value: string): void {
  try {
    if (value === '') localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Kept in the page alone, then.
  }
}

export function findDraft(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

const DRAFTS = 'chat-draft:';

/** `place` is a conversation, or a member one has not written to yet. Each member of this browser has their own. */
export const draftName = (member: string, place: string) => `${DRAFTS}${member}:${place}`;

/** On logging out, and but for `member` where somebody else has come: half a thought is nobody else's either. */
export function forgetDrafts(member?: string): void {
  const own = member === undefined ? undefined : draftName(member, '');
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(DRAFTS) && !(own && name.startsWith(own))) localStorage.removeItem(name);
    }
  } catch {
    // Nothing could be kept, either.
  }
}
