import type { Meta, StoryObj } from '@storybook/react-vite';
import { OwnBan } from './OwnBan';

const meta = {
  component: OwnBan,
  args: { email: 'ann@mail.example', number: '7K3M-9QXA' },
  parameters: { page: { path: '/pages/ban' } },
} satisfies Meta<typeof OwnBan>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['all-niches', 'w320'] };
/** A decision from before decisions had numbers. */
export const WithoutNumber: Story = { args: { number: null } };
