import type { ShellData } from '~/page/shell-data';

/** The page around a story, which the story sets as `parameters.page`. */
export interface StoryPage {
  /** Shell data that differ from those of the brand. */
  shell?: Partial<ShellData>;
  /** The path of the page; '/' by default. */
  path?: string;
  /** The state of the history entry. */
  state?: unknown;
  /** The layout around the story; none by default. */
  layout?: 'default' | 'chat' | 'lander' | 'empty';
  /** Shows the error page for a response with this status instead of the story. */
  error?: { status: number; data?: unknown };
  /** The contents of the query cache. */
  cache?: readonly (readonly [key: readonly string[], value: unknown])[];
}
