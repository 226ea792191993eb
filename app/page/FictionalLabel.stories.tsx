import type { Meta, StoryObj } from '@storybook/react-vite';
import { FictionalLabel } from './FictionalLabel';

const meta = { component: FictionalLabel } satisfies Meta<typeof FictionalLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAName: Story = { tags: ['all-niches'] };
export const OnAPicture: Story = { tags: ['all-niches'], args: { tone: 'photo' } };
