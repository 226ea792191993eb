import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhotoGrid } from './PhotoTileParts';
import { UploadTile } from './UploadTile';

const upload = { key: 1, name: 'holiday.jpg', state: 'sending' as const, part: 0.4, error: null };

const meta = {
  component: UploadTile,
  render: (args) => (
    <PhotoGrid>
      <UploadTile {...args} />
    </PhotoGrid>
  ),
  args: { upload, onRetry: () => {}, onDrop: () => {} },
} satisfies Meta<typeof UploadTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sending: Story = {};
export const Waiting: Story = { args: { upload: { ...upload, state: 'waiting', part: 0 } } };
export const Preparing: Story = { args: { upload: { ...upload, state: 'working', part: 1 } } };
export const WithErrors: Story = {
  args: { upload: { ...upload, state: 'refused', error: { code: 'photos.heic', values: {} } } },
};
