import type { Meta, StoryObj } from '@storybook/react-vite';
import { FictionalIcon } from './FictionalIcon';

const meta = { component: FictionalIcon, args: { name: 'sparkles' } } satisfies Meta<typeof FictionalIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sparkles: Story = {};
export const Feather: Story = { args: { name: 'feather' } };
export const VenetianMask: Story = { args: { name: 'venetian-mask' } };
export const BookOpen: Story = { args: { name: 'book-open' } };
export const NameNobodyKnows: Story = { args: { name: 'unheard-of' } };
