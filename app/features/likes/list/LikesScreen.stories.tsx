import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { people } from '../../../../stories/people';
import { withLikes } from '../../../../stories/with-likes';
import { LikesScreen } from './LikesScreen';
import { LikedTile } from './LikedTile';
import { LikedTileFragment } from './LikedTileFragment';
import { LikesTabs } from './LikesTabs';
import { ListLead } from './LikeListWords';
import { NoLikes } from './NoLikes';

const page = { layout: 'default', path: '/likes/received', shell: { user: storyMember, newLikes: 2 } };
const meta = {
  component: LikesScreen,
  subcomponents: { LikedTile, LikedTileFragment, LikesTabs, ListLead, NoLikes },
  decorators: [withLikes],
  args: {
    list: 'received',
    next: '0.1763720000000.abc',
    deep: false,
    count: 61,
    people: people.slice(0, 8).map((person, index) => ({
      ...person,
      isNew: index < 2,
      matched: index === 3,
      givenByBrand: person.fictional,
    })),
  },
  parameters: { layout: 'fullscreen', page },
} satisfies Meta<typeof LikesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const nobody = { people: [], next: null, count: 0 };

export const Received: Story = {};
export const Sent: Story = { args: { list: 'sent', next: null, count: 8 } };
export const Matches: Story = { args: { list: 'matches', deep: true, count: 1001 } };
export const NobodyYet: Story = { args: nobody };
export const SentToNobody: Story = { args: { ...nobody, list: 'sent' } };
export const NoMatches: Story = { args: { ...nobody, list: 'matches' } };
