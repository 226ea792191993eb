import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Globe, LogOut } from '../Icon/icons';
import { DropdownMenu, DropdownButton, DropdownLink } from './DropdownMenu';

const meta = {
  component: DropdownMenu,
  args: {
    trigger: 'Anna',
    align: 'start',
    children: (
      <>
        <DropdownLink to="/transactions">Orders and credits</DropdownLink>
        <DropdownButton type="button">
          <LogOut size={18} aria-hidden />
          Log out
        </DropdownButton>
      </>
    ),
  },
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByText('Anna')),
};
export const IconOnly: Story = {
  args: { trigger: <Globe size={20} aria-hidden />, label: 'Language: English', hideChevron: true },
};
