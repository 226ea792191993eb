/** On this device until logging out; docs and the page about cookies name it. */
const NAME = 'chat-emoji';
const MOST = 24;

export function recentEmoji(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(stored) ? stored.filter((recent) => typeof recent === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** The newest comes first. */
export function noteEmoji(glyph: string): void {
  try {
    const others = recentEmoji().filter((recent) => recent !== glyph);
    localStorage.setItem(NAME, JSON.stringify([glyph, ...others].slice(0, MOST)));
  } catch {
    // Without storage there are no recent ones.
  }
}

/** On logging out, because others may use the device. */
export function forgetEmoji(): void {
  try {
    localStorage.removeItem(NAME);
  } catch {
    // Nothing was stored.
  }
}
