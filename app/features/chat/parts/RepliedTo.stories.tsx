import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageQuote } from './MessageQuote';
import { QuoteFrame } from './QuoteFrame';
import { RepliedTo } from './RepliedTo';

const quote = { seq: 3, own: true, type: 'text', text: 'On which side of the hill do you live?' } as const;

const meta = {
  component: RepliedTo,
  subcomponents: { MessageQuote, QuoteFrame },
  args: { quote, name: 'Bella', url: '#message-3' },
} satisfies Meta<typeof RepliedTo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfSomebody: Story = { args: { quote: { ...quote, own: false } } };
export const Photo: Story = { args: { quote: { ...quote, type: 'photo', text: '' } } };
export const Gone: Story = { args: { quote: { ...quote, type: null, text: '' } } };
export const Long: Story = {
  tags: ['w320'],
  args: {
    quote: { ...quote, text: 'There is a bench above the vineyards, and from there one sees both rivers. '.repeat(3) },
  },
};
