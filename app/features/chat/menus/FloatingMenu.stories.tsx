import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag, Reply } from '~/ui/Icon/icons';
import { FloatingMenu, MenuButton, MenuLink } from './FloatingMenu';

const meta = {
  component: FloatingMenu,
  args: {
    label: 'More options',
    floating: null,
    onClose: () => {},
    children: (
      <>
        <MenuButton type="button">
          <Reply size={18} aria-hidden />
          Reply
        </MenuButton>
        <MenuLink to="/report">
          <Flag size={18} aria-hidden />
          Report
        </MenuLink>
      </>
    ),
  },
} satisfies Meta<typeof FloatingMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheFlow: Story = {};
export const OverThePage: Story = {
  args: { floating: { box: () => ({ left: 40, top: 40, bottom: 80 }), side: 'below' } },
};
