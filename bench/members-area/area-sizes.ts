/** How much of everything a member has whose pages are measured. */
export interface AreaSizes {
  photos: number;
  messages: number;
  matches: number;
  conversations: number;
}

/** One who has little, one who has the most that is promised to work, and how many pages are open beside. */
export interface AreaScale {
  few: AreaSizes;
  many: AreaSizes;
  streams: number;
}

export const FULL_SCALE: AreaScale = {
  // Two pages of everything, so that the same is on them.
  few: { photos: 1, messages: 200, matches: 60, conversations: 60 },
  many: { photos: 25, messages: 20_000, matches: 5_000, conversations: 2_000 },
  streams: 2_000,
};

/** What a brand of so few members has room for. */
export function scaleFor(members: number): AreaScale {
  const most = Math.floor(members / 3);
  const { few, many, streams } = FULL_SCALE;
  const conversations = Math.min(many.conversations, most);
  const matches = Math.min(many.matches, most);
  const messages = members < 5_000 ? 1_000 : many.messages;
  return { few, many: { ...many, conversations, matches, messages }, streams: Math.min(streams, most) };
}
