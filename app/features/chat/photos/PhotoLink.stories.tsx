import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhotoLink } from './PhotoLink';

const meta = { component: PhotoLink, args: { to: '/chats/c/photo' } } satisfies Meta<typeof PhotoLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideTheField: Story = {};
