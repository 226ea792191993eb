import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../stories/.storybook/shell';
import { people } from '../../../stories/people';
import { withLikes } from '../../../stories/with-likes';
import { LikesScreen } from './LikesScreen';

const page = { layout: 'default', path: '/likes', shell: { user: storyMember, newLikes: 2 } };
const meta = {
  component: LikesScreen,
  decorators: [withLikes],
  args: {
    list: 'received',
    page: 1,
    pages: 3,
    people: people.slice(0, 8).map((person, index) => ({ ...person, isNew: index < 2, matched: index === 3 })),
    counts: { received: 61, sent: 4, matches: 1 },
  },
  parameters: { layout: 'fullscreen', page },
} satisfies Meta<typeof LikesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const nobody = { people: [], pages: 1, counts: { received: 0, sent: 0, matches: 0 } };

export const Received: Story = {};
export const Sent: Story = { args: { list: 'sent', pages: 1 } };
export const Matches: Story = { args: { list: 'matches', page: 2 } };
export const NobodyYet: Story = { args: nobody };
export const SentToNobody: Story = { args: { ...nobody, list: 'sent' } };
export const NoMatches: Story = { args: { ...nobody, list: 'matches' } };
