import type { Meta, StoryObj } from '@storybook/react-vite';
import { IcebreakerDialog } from './IcebreakerDialog';

const meta = {
  component: IcebreakerDialog,
  args: { name: 'Bella', onChoose: () => {} },
  parameters: { page: { path: '/chats/c?ideas' } },
} satisfies Meta<typeof IcebreakerDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = { tags: ['all-niches'] };
export const Phone: Story = { tags: ['w320'], args: { name: 'Wilhelmina-Alexandrina_1975' } };
export const NotAsked: Story = { parameters: { page: { path: '/chats/c' } } };
