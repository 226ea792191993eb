import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownPhoto as photo } from '../../../../stories/photos';
import { PhotoTile } from './PhotoTile';
import { PhotoGrid } from './PhotoTileParts';

const meta = {
  component: PhotoTile,
  render: (args) => (
    <PhotoGrid>
      <PhotoTile {...args} />
    </PhotoGrid>
  ),
  args: { photo, place: 2, count: 3, actions: { onSubmit: () => Promise.resolve(true), busy: false } },
} satisfies Meta<typeof PhotoTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Main: Story = { args: { photo: { ...photo, main: true }, place: 1 } };
export const Pending: Story = { args: { photo: { ...photo, status: 'pending' } } };
export const Rejected: Story = {
  args: { photo: { ...photo, status: 'rejected', rejection: 'contact-details', source: null } },
};
