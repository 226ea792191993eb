import type { Meta, StoryObj } from '@storybook/react-vite';
import { ViewSwitch } from './ViewSwitch';

const meta = { component: ViewSwitch, args: { view: 'grid' } } satisfies Meta<typeof ViewSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {};
export const Deck: Story = { tags: ['w390'], args: { view: 'deck' } };
