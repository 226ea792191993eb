import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Cluster, Stack } from '../Layout/Layout';
import { Dialog } from './Dialog';

const meta = {
  component: Dialog,
  args: {
    open: true,
    title: 'Delete this conversation?',
    children: (
      <Stack $gap={4}>
        <p>It disappears for you. The other side keeps what you have written.</p>
        <Cluster>
          <Button variant="danger">Delete</Button>
          <Button variant="quiet">Keep it</Button>
        </Cluster>
      </Stack>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const FullSize: Story = { args: { size: 'full', hideTitle: true } };
export const NoWayOut: Story = { args: { closable: false, title: 'Golden Hour is for adults' } };
export const LongText: Story = {
  tags: ['w320'],
  args: { children: <p>{'Everything that one must know before it is too late to ask. '.repeat(40)}</p> },
};
