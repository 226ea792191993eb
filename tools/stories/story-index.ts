import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An entry of Storybook's list of stories. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

/** All stories and pages of a built Storybook, in the order of its sidebar. */
export function readStories(folder: string): StoryEntry[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, StoryEntry> };
  const stories = Object.values(index.entries);
  // Without this check, an empty Storybook would pass every test.
  if (stories.length === 0) throw new Error('Storybook was built without a single story');
  return stories;
}
