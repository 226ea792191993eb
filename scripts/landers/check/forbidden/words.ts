export interface ForbiddenWords {
  /** What such words do. */
  what: 'claims' | 'presses' | 'promises' | 'pretends' | 'undresses';
  pattern: RegExp;
}
