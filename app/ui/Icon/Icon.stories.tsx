import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../Layout/Layout';
import * as icons from './icons';

/** All icons of the product with their names. */
function AllIcons({ size }: { size: number }) {
  return (
    <Cluster $gap={5}>
      {Object.entries(icons).map(([name, Icon]) => (
        <span key={name}>
          <Icon size={size} aria-hidden /> <small>{name}</small>
        </span>
      ))}
    </Cluster>
  );
}

const meta = { component: AllIcons, args: { size: 24 } } satisfies Meta<typeof AllIcons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const InText: Story = { args: { size: 16 } };
