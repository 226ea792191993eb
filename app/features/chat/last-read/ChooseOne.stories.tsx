import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChooseOne } from './ChooseOne';

const meta = { component: ChooseOne } satisfies Meta<typeof ChooseOne>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
