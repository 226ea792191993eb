import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditsShort } from './CreditsShort';

const meta = { component: CreditsShort, args: { type: 'text', needed: 10 } } satisfies Meta<typeof CreditsShort>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Gift: Story = { args: { type: 'gift', needed: 25 } };
export const Photo: Story = { args: { type: 'photo', needed: 1 } };
