import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileInput } from './FileInput';

const meta = { component: FileInput, args: { 'aria-label': 'Choose a photo', name: 'photo' } } satisfies Meta<
  typeof FileInput
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['all-niches'] };
export const Several: Story = { args: { multiple: true } };
export const Disabled: Story = { args: { disabled: true } };
