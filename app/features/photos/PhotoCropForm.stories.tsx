import type { Meta, StoryObj } from '@storybook/react-vite';
import { people } from '../../../stories/people';
import { PhotoCropForm } from './PhotoCropForm';

const photo = {
  id: '0'.repeat(26),
  status: 'active' as const,
  main: false,
  filename: people[1]!.photo,
  thumb: people[1]!.thumb,
  source: people[1]!.photo,
  rejection: null,
};

const meta = {
  component: PhotoCropForm,
  args: { photo, deeds: { onSubmit: () => Promise.resolve(true), busy: false }, onDone: () => {} },
} satisfies Meta<typeof PhotoCropForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {};
export const Saving: Story = { args: { deeds: { onSubmit: () => Promise.resolve(true), busy: true } } };
