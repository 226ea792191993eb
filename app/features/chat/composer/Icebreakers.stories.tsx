import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icebreakers } from './Icebreakers';

const meta = {
  component: Icebreakers,
  args: { name: 'Bella', onChoose: () => {} },
  parameters: { page: { path: '/chats/c' } },
} satisfies Meta<typeof Icebreakers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
export const NothingOffered: Story = { args: { offered: false } };
export const LongName: Story = { tags: ['w320'], args: { name: 'Wilhelmina-Alexandrina_1975' } };
