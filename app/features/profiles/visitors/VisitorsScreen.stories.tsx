import type { Meta, StoryObj } from '@storybook/react-vite';
import { HOUR } from '~/time/durations';
import { NOW, storyMember } from '../../../../stories/.storybook/shell';
import { people } from '../../../../stories/people';
import { likeAction, withLikes } from '../../../../stories/with-likes';
import { VisitorsScreen } from './VisitorsScreen';

// Fictional profiles never visit anybody.
const visitors = people
  .filter(({ fictional }) => !fictional)
  .map((person, index) => ({ ...person, visitedAt: NOW - (index * 20 + 1) * HOUR }));

const meta = {
  component: VisitorsScreen,
  decorators: [withLikes],
  args: {
    invisible: false,
    days: 30,
    people: visitors,
    page: 1,
    pages: 1,
    count: visitors.length,
    renderAction: likeAction,
  },
  parameters: {
    layout: 'fullscreen',
    page: { layout: 'default', path: '/profile/visitors', shell: { user: storyMember } },
  },
} satisfies Meta<typeof VisitorsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { people: [], count: 0 } };
export const Invisible: Story = { args: { invisible: true, people: [], count: 0 } };
