import type { Meta, StoryObj } from '@storybook/react-vite';
import { TermsNote } from './TermsNote';

const meta = { component: TermsNote } satisfies Meta<typeof TermsNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
