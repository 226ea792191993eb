import type { Meta, StoryObj } from '@storybook/react-vite';
import { GiftMessage } from './GiftMessage';

const meta = { component: GiftMessage, args: { id: 'letter' } } satisfies Meta<typeof GiftMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Letter: Story = { tags: ['all-niches'] };
export const OutOfTheCatalogue: Story = { args: { id: 'sedan-chair' } };
