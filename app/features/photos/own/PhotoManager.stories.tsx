import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { refused } from '../../../../stories/form-problem';
import { people } from '../../../../stories/people';
import { PhotoManager } from './PhotoManager';
import type { OwnPhoto, OwnPhotos } from './own-photo';

const photo = (index: number, changes: Partial<OwnPhoto> = {}): OwnPhoto => ({
  id: String(index).padStart(26, '0'),
  status: 'active',
  main: index === 0,
  filename: people[index]!.photo,
  thumb: people[index]!.thumb,
  source: people[index]!.photo,
  rejection: null,
  ...changes,
});
const free: OwnPhotos = { photos: [], limit: 3, premiumLimit: 25, premium: false, reviewed: true };

const meta = {
  component: PhotoManager,
  args: { photos: { ...free, photos: [photo(0), photo(1)] } },
  parameters: { page: { path: '/profile/photos', shell: { user: storyMember } } },
} satisfies Meta<typeof PhotoManager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['all-niches'] };
export const Empty: Story = { args: { photos: free } };
export const States: Story = {
  args: {
    photos: {
      ...free,
      photos: [photo(0), photo(1, { status: 'pending' }), photo(2, { status: 'rejected', rejection: 'not-you' })],
    },
  },
};
export const FullForFreeMembers: Story = { args: { photos: { ...free, photos: [photo(0), photo(1), photo(2)] } } };
export const FullForPremium: Story = {
  args: {
    photos: { ...free, photos: [photo(0), photo(1), photo(2)], premium: true, premiumLimit: 3, reviewed: false },
  },
};
export const WithErrors: Story = { args: { problem: refused('photos.duplicate') } };
export const SomeFilesRefused: Story = {
  args: {
    problem: {
      ...refused('photos.duplicate'),
      error: null,
      fieldErrors: {
        photos: [
          { id: 'photos.heic', values: { file: 'IMG_1.heic' } },
          { id: 'photos.too-many-bytes', values: { file: 'huge.png', megabytes: 15 } },
        ],
      },
    },
  },
};
