import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { DropHint } from './DropHint';

const Room = styled.div`
  position: relative;
  height: 300px;
`;

const meta = {
  component: DropHint,
  args: { name: 'Flora' },
  decorators: [
    (Story) => (
      <Room>
        <Story />
      </Room>
    ),
  ],
} satisfies Meta<typeof DropHint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
