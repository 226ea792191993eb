import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '~/ui/Layout/Layout';
import { gifts } from './gift-catalogue';
import { GiftPicture } from './GiftPicture';

const meta = { component: GiftPicture, args: { id: 'kite', size: 128 } } satisfies Meta<typeof GiftPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['all-niches'] };
export const OutOfTheCatalogue: Story = { args: { id: 'sedan-chair' } };
export const All: Story = {
  args: { size: 96 },
  render: ({ size }) => (
    <Cluster>
      {gifts.map(({ id }) => (
        <GiftPicture key={id} id={id} size={size} />
      ))}
    </Cluster>
  ),
};
