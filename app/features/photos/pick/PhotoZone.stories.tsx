import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhotoZone } from './PhotoZone';

const meta = {
  component: PhotoZone,
  args: {
    name: 'photo',
    title: 'Choose a photo',
    hint: 'Up to 10 MB',
    label: 'Choose a photo',
    camera: 'environment',
    onFiles: () => {},
  },
} satisfies Meta<typeof PhotoZone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320'] };
export const WithoutScript: Story = { args: { onFiles: undefined, required: true } };
export const Disabled: Story = { args: { disabled: true } };
