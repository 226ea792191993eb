import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { deletedPerson, madeUp, somebody } from '../../../../stories/safety';
import { BlockedScreen } from './BlockedScreen';

const meta = {
  component: BlockedScreen,
  args: { people: [somebody, madeUp, deletedPerson], next: null, first: true },
  parameters: { layout: 'fullscreen', page: { layout: 'default', path: '/blocked', shell: { user: storyMember } } },
} satisfies Meta<typeof BlockedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['all-niches'] };
export const Many: Story = { args: { next: '1.a' } };
export const Empty: Story = { args: { people: [] } };
