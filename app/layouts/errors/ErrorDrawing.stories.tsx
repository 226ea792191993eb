import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorDrawing } from './ErrorDrawing';

const meta = { component: ErrorDrawing, args: { niche: 1, broken: false } } satisfies Meta<typeof ErrorDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lost: Story = { tags: ['all-niches'] };
export const Broken: Story = { tags: ['w320'], args: { niche: 7, broken: true } };
