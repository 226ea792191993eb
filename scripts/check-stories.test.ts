import { describe, expect, it } from 'vitest';
import { checkStories } from './check-stories';

const screen = { path: 'app/features/likes/list/LikesScreen.tsx', text: "import { LikesTabs } from './LikesTabs';" };
const tabs = { path: 'app/features/likes/list/LikesTabs.tsx', text: 'export const LikesTabs = () => null;' };
const story = (text: string, path = 'app/features/likes/list/LikesScreen.stories.tsx') => ({ path, text });
const about = "import { LikesScreen } from './LikesScreen';\n";

const found = (sources: Parameters<typeof checkStories>[0], without = {}) =>
  checkStories(sources, without).map(({ path, message }) => `${path} ${message.split(/[:,]/)[0]}`);

describe('a component without a story', () => {
  it('is found', () => {
    expect(found([screen, tabs, story(about)])).toEqual(['app/features/likes/list/LikesTabs.tsx has no story']);
  });

  it('is still without one if only its types are imported, or a test shows it', () => {
    const types = story(`${about}import type { Tab } from './LikesTabs';`);
    const test = story("import { LikesTabs } from './LikesTabs';", 'app/features/likes/list/LikesTabs.test.tsx');
    expect(found([screen, tabs, types, test])).toEqual(['app/features/likes/list/LikesTabs.tsx has no story']);
  });

  it('may be the styled parts of another', () => {
    const parts = { path: 'app/features/likes/list/LikesScreenParts.tsx', text: '' };
    expect(found([screen, parts, story(about)])).toEqual([]);
  });
});

describe('the name of a story', () => {
  const named = (name: string) => found([screen, story(`${about}export const ${name}: Story = {};`)]);

  it.each(['Some', 'Wrong', 'One', 'Full', 'Plain', 'Quiet', 'None', 'Nothing'])('must not be %s', (name) => {
    expect(named(name)).toEqual([`app/features/likes/list/LikesScreen.stories.tsx has a story called ${name}`]);
  });

  it.each(['Default', 'Empty', 'WithErrors', 'NothingFound', 'OneBundle', 'PremiumMember'])('may be %s', (name) => {
    expect(named(name)).toEqual([]);
  });
});

describe('a component is shown', () => {
  it('by a story about it, wherever that is', () => {
    const other = story("import { LikesTabs } from '~/features/likes/list/LikesTabs';", 'stories/Tabs.stories.tsx');
    expect(found([screen, tabs, story(about), other])).toEqual([]);
  });

  it('among the subcomponents of what renders it', () => {
    const named = `${about}import { LikesTabs } from './LikesTabs';\nconst meta = { subcomponents: { LikesTabs } };`;
    expect(found([screen, tabs, story(named)])).toEqual([]);
  });

  it('not among the subcomponents of what does not', () => {
    const stranger = { path: 'app/ui/Card/Card.tsx', text: '' };
    const named = `${about}import { Card } from '~/ui/Card/Card';\nconst meta = { subcomponents: { Card } };`;
    const tabsStory = story(
      "import { LikesTabs } from './LikesTabs';",
      'app/features/likes/list/LikesTabs.stories.tsx',
    );
    expect(found([screen, tabs, stranger, story(named), tabsStory])).toEqual([
      'app/features/likes/list/LikesScreen.stories.tsx lists Card in subcomponents',
    ]);
  });
});

describe('an exception', () => {
  const without = { 'app/features/likes/list/LikesTabs': 'renders nothing' };

  it('is allowed while there is no story', () => {
    expect(found([screen, tabs, story(about)], without)).toEqual([]);
  });

  it('ends with the first story, or with the component', () => {
    const own = story("import { LikesTabs } from './LikesTabs';", 'app/features/likes/list/LikesTabs.stories.tsx');
    const over = ['app/features/likes/list/LikesTabs.tsx needs no exception any more'];
    expect(found([screen, tabs, story(about), own], without)).toEqual(over);
    expect(found([screen, story(about)], without)).toEqual(over);
  });
});
