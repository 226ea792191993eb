import type { ShellData } from '~/page/shell-data';

/** What a story may say beside its args, as `parameters.page`: the page that it stands on. */
export interface StoryPage {
  /** What the page knows besides what its brand says. */
  shell?: Partial<ShellData>;
  /** Where the story stands; '/' unless said. */
  path?: string;
  /** What is around it; nothing unless said. */
  layout?: 'default' | 'chat' | 'lander' | 'empty';
  /** Instead of the story: the page that an answer with this status makes. */
  error?: { status: number; data?: unknown };
  /** What live data knows already: query key and value. */
  cache?: readonly (readonly [key: readonly string[], value: unknown])[];
}
