import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextInput } from '../TextField/TextField';
import { Field } from './Field';

const meta = {
  component: Field,
  args: { id: 'town', label: 'Town', children: <TextInput id="town" /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = { args: { hint: 'Others see the region only.' } };
export const WithErrors: Story = { args: { error: 'We do not know this town.', hint: 'Others see the region only.' } };
export const WithCounter: Story = { args: { hint: 'In a few words.', aside: '12/60' } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
