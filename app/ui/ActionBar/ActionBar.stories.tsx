import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { ActionBar, RoomForActions } from './ActionBar';

const meta = {
  component: ActionBar,
  subcomponents: { RoomForActions },
  render: (args) => (
    <>
      <RoomForActions />
      <ActionBar {...args} />
    </>
  ),
} satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneButton: Story = { tags: ['w390'], args: { children: <Button wide>Order and pay £9.99</Button> } };
export const TwoButtons: Story = {
  tags: ['w390'],
  args: {
    children: (
      <>
        <Button variant="secondary">Message</Button>
        <Button>Like</Button>
      </>
    ),
  },
};
