import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Sheet, StickyFoot } from './Sheet';

const meta = {
  component: Sheet,
  args: {
    open: true,
    title: 'A gift for Bella',
    onClose: () => {},
    children: (
      <>
        <p>Choose what says it best.</p>
        <StickyFoot>
          <Button wide>Send</Button>
        </StickyFoot>
      </>
    ),
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choice: Story = {};
export const Long: Story = {
  tags: ['w320'],
  args: {
    children: (
      <>
        <p>{'One of many things that one can choose from here. '.repeat(60)}</p>
        <StickyFoot>
          <Button wide>Send</Button>
        </StickyFoot>
      </>
    ),
  },
};
