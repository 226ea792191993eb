import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOW, storyMember } from '../../../stories/.storybook/shell';
import { TextChangeAlert } from './TextChangeAlert';

const from = NOW + 20 * 86_400_000;

const meta = {
  component: TextChangeAlert,
  parameters: { page: { shell: { user: storyMember, textChange: { text: 'terms', from, due: false } } } },
} satisfies Meta<typeof TextChangeAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Announced: Story = { tags: ['w390'] };
export const Due: Story = {
  tags: ['w390'],
  parameters: { page: { shell: { user: storyMember, textChange: { text: 'terms', from: NOW, due: true } } } },
};
export const Privacy: Story = {
  parameters: { page: { shell: { user: storyMember, textChange: { text: 'privacy', at: NOW } } } },
};
