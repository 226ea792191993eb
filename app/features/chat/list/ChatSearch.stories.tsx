import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChatSearch } from './ChatSearch';

const meta = { component: ChatSearch, args: { words: '' } } satisfies Meta<typeof ChatSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Asked: Story = { tags: ['w320'], args: { words: 'the bench on top of the second hill' } };
