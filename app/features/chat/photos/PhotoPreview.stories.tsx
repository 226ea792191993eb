import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhotoPreview } from './PhotoPreview';

const meta = {
  component: PhotoPreview,
  args: { file: new File(['no picture'], 'IMG_0815.HEIC') },
} satisfies Meta<typeof PhotoPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotReadableHere: Story = { tags: ['w320'] };
