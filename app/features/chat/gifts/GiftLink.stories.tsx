import type { Meta, StoryObj } from '@storybook/react-vite';
import { GiftLink } from './GiftLink';
import { ExtraLink } from '../extras/ExtraLink';

const meta = { component: GiftLink, subcomponents: { ExtraLink }, args: { to: '/members/m/gift' } } satisfies Meta<
  typeof GiftLink
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideTheField: Story = { tags: ['all-niches'] };
