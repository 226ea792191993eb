import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhotoPicker } from './PhotoPicker';

const meta = { component: PhotoPicker, args: { room: 2, onFiles: () => {} } } satisfies Meta<typeof PhotoPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Room: Story = {};
export const RoomForOne: Story = { args: { room: 1 } };
