import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownPhoto } from '../../../../stories/photos';
import type { OwnPhotos } from './own-photo';
import { PhotoState } from './PhotoState';
import { PhotoStrip } from './PhotoStrip';

const none: OwnPhotos = { photos: [], limit: 25, premiumLimit: 25, premium: true, reviewed: true };
const photo = (index: number) => ({ ...ownPhoto, id: String(index).padStart(26, '0'), main: index === 0 });

const meta = {
  component: PhotoStrip,
  subcomponents: { PhotoState },
  args: { photos: { ...none, photos: [photo(0), photo(1)] } },
} satisfies Meta<typeof PhotoStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { photos: none } };
export const States: Story = {
  args: {
    photos: {
      ...none,
      photos: [photo(0), { ...photo(1), status: 'pending' }, { ...photo(2), status: 'rejected', rejection: 'not-you' }],
    },
  },
};
export const Many: Story = {
  tags: ['w320'],
  args: { photos: { ...none, photos: [0, 1, 2, 3, 4, 5, 6, 7].map(photo) } },
};
