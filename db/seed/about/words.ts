/** Sentences that fit any order of the slots and any gender. `{a}`, `{b}` and `{city}` are filled in. */
export interface AboutWords {
  openers: readonly string[];
  pastimes: readonly string[];
  seeking: readonly string[];
  closers: readonly string[];
  /** By niche: what members of such a brand would write about themselves. */
  niche: Record<number, readonly string[]>;
  transWoman: readonly string[];
}
