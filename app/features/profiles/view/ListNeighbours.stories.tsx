import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListNeighbours } from './ListNeighbours';

const meta = {
  component: ListNeighbours,
  args: { id: 'bea' },
  parameters: { page: { path: '/members/bea', state: { people: ['anna', 'bea', 'cleo'] } } },
} satisfies Meta<typeof ListNeighbours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w390'] };
export const First: Story = { tags: ['w320'], args: { id: 'anna' } };
