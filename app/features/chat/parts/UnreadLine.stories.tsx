import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnreadLine } from './UnreadLine';

const meta = { component: UnreadLine, args: { count: 1 } } satisfies Meta<typeof UnreadLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Many: Story = { tags: ['w320'], args: { count: 1284 } };
