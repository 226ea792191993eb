/** Stores a draft on this device over navigation, reload and the end of a session, where storage is possible. */
export function saveDraft(name: string, value: string): void {
  try {
    if (value === '') localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // The draft is then in the page only.
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

/** `place` is the id of a conversation, or `member:<id>` of someone without one. Each member has their own drafts. */
export const draftName = (member: string, place: string) => `${DRAFTS}${member}:${place}`;

/** Removes the drafts on logging out; with `member`, those of all others, because someone else has logged in. */
export function forgetDrafts(member?: string): void {
  const own = member === undefined ? undefined : draftName(member, '');
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(DRAFTS) && !(own && name.startsWith(own))) localStorage.removeItem(name);
    }
  } catch {
    // Without storage there are no drafts.
  }
}
