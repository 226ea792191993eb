import type { Meta, StoryObj } from '@storybook/react-vite';
import { TypingLine } from './TypingLine';

const meta = { component: TypingLine, args: { name: 'Bella' } } satisfies Meta<typeof TypingLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['all-niches'] };
export const LongName: Story = { tags: ['w320'], args: { name: 'Wilhelmina-Alexandrina_1975 van der Heijden' } };
export const RightToLeft: Story = { args: { name: 'ליאורה' } };
