import type { Meta, StoryObj } from '@storybook/react-vite';
import { refused } from '../../../../stories/form-problem';
import { SendProblemAlert } from './SendProblemAlert';

const of = (code: string, values = {}) => refused(code, values).error;

const meta = {
  component: SendProblemAlert,
  args: { error: of('chat.not-enough-credits', { needed: 10 }), here: '/chats/c' },
} satisfies Meta<typeof SendProblemAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotEnoughCredits: Story = { tags: ['w320'] };
export const FreeConversationsUsed: Story = { args: { error: of('chat.premium-only') } };
export const GiftsArePremium: Story = { args: { error: of('chat.premium-only'), type: 'gift' } };
export const TooOften: Story = { args: { error: of('errors.try-again-later') } };
export const Empty: Story = { args: { error: null } };
