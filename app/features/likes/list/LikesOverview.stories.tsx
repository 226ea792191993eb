import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { people } from '../../../../stories/people';
import { withLikes } from '../../../../stories/with-likes';
import { LikesOverview } from './LikesOverview';

const page = { layout: 'default', path: '/likes', shell: { user: storyMember, newLikes: 2 } };
const liked = (from: number, count: number, newOnes = 0, matched = false) =>
  people.slice(from, from + count).map((person, index) => ({
    ...person,
    isNew: index < newOnes,
    matched,
    givenByBrand: person.fictional && !matched,
  }));

const meta = {
  component: LikesOverview,
  decorators: [withLikes],
  args: {
    sections: [
      { list: 'received', people: liked(0, 5, 2), count: 61 },
      { list: 'sent', people: liked(5, 3), count: 3 },
      { list: 'matches', people: liked(2, 5, 0, true), count: 1001 },
    ],
  },
  parameters: { layout: 'fullscreen', page },
} satisfies Meta<typeof LikesOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Newest: Story = {};
export const NoMatchesYet: Story = {
  args: { sections: [meta.args.sections[0]!, meta.args.sections[1]!, { list: 'matches', people: [], count: 0 }] },
};
export const Empty: Story = {
  args: { sections: meta.args.sections.map(({ list }) => ({ list, people: [], count: 0 })) },
};
