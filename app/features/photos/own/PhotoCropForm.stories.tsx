import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownPhoto as photo } from '../../../../stories/photos';
import { PhotoCropForm } from './PhotoCropForm';

const meta = {
  component: PhotoCropForm,
  args: { photo, reviewed: false, actions: { onSubmit: () => Promise.resolve(true), busy: false }, onDone: () => {} },
} satisfies Meta<typeof PhotoCropForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {};
export const Saving: Story = { args: { actions: { onSubmit: () => Promise.resolve(true), busy: true } } };
export const ReviewedAgain: Story = { args: { reviewed: true } };
