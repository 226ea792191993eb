import type { Meta, StoryObj } from '@storybook/react-vite';
import { fictionalPerson, memberPerson, people } from '../../../../stories/people';
import { PhotoGallery } from './PhotoGallery';
import type { GalleryPhoto } from '~/features/profiles/view/profile-view';

const opened = ({ photo: filename, thumb }: { photo: string; thumb: string }): GalleryPhoto => ({
  kind: 'open',
  filename,
  thumb,
  large: null,
  width: 720,
  height: 960,
  placeholder: '#b9a48c',
});
const locked: GalleryPhoto = { kind: 'locked', blur: null, placeholder: '#8c6f5a' };
const all = [memberPerson, people[5]!, people[6]!].map(opened);

const meta = {
  component: PhotoGallery,
  args: { ...memberPerson, photos: all, viewer: 'member' },
} satisfies Meta<typeof PhotoGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Premium: Story = {};
export const Fictional: Story = { args: { ...fictionalPerson, photos: [opened(fictionalPerson), all[1]!] } };
export const LockedForFreeMembers: Story = { args: { photos: [locked, locked] } };
export const LockedForVisitors: Story = { args: { photos: [locked, locked], viewer: 'visitor' } };
