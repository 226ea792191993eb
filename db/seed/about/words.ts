/** Sentences that can stand in any order of the slots and fit any gender; `{a}`, `{b}` and `{city}` are filled in. */
export interface AboutWords {
  openers: readonly string[];
  pastimes: readonly string[];
  seeking: readonly string[];
  closers: readonly string[];
  /** By niche: what members of such a brand would say of themselves. */
  niche: Record<number, readonly string[]>;
  transWoman: readonly string[];
}
