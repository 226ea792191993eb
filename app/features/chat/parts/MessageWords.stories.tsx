import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageWords } from './MessageWords';

const meta = { component: MessageWords, args: { type: 'gift', text: 'kite' } } satisfies Meta<typeof MessageWords>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AGift: Story = {};
export const APhoto: Story = { args: { type: 'photo', text: '' } };
export const Default: Story = { args: { type: 'text', text: 'Then I had better bring tea.' } };
