import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { people } from '../../../../stories/people';
import { HiddenScreen } from './HiddenScreen';

const meta = {
  component: HiddenScreen,
  args: { people: people.slice(0, 6) },
  parameters: { layout: 'fullscreen', page: { layout: 'default', path: '/members', shell: { user: storyMember } } },
} satisfies Meta<typeof HiddenScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { people: [] } };
