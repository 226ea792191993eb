import type { Meta, StoryObj } from '@storybook/react-vite';
import { people } from '../../../../stories/people';
import { PhotoDialogs } from './PhotoDialogs';

const id = '0'.repeat(26);
const photo = {
  id,
  status: 'active' as const,
  main: true,
  filename: people[1]!.photo,
  thumb: people[1]!.thumb,
  source: people[1]!.photo,
  rejection: null,
};

const meta = {
  component: PhotoDialogs,
  args: {
    photos: [photo],
    reviewed: false,
    actions: {
      run: () => Promise.resolve(true),
      onSubmit: () => Promise.resolve(true),
      busy: false,
      error: null,
      done: 0,
    },
  },
} satisfies Meta<typeof PhotoDialogs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Delete: Story = { parameters: { page: { path: `/profile/photos?delete=${id}` } } };
export const Cut: Story = { parameters: { page: { path: `/profile/photos?crop=${id}` } } };
