import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One line of Storybook's own list of what it built. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

/** Every story and page of a built Storybook, in the order of its sidebar. */
export function readStories(folder: string): StoryEntry[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, StoryEntry> };
  const stories = Object.values(index.entries);
  // An empty Storybook passes every test of its stories.
  if (stories.length === 0) throw new Error('Storybook was built without a single story');
  return stories;
}
