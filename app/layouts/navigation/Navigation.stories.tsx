import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../stories/.storybook/shell';
import { TabBar, TopBar, useNavItems } from './Navigation';
import { AccountMenu } from './AccountMenu';
import { BarItems } from './BarItems';
import { OwnPicture } from './OwnPicture';
import { RoomForTabs } from './RoomForTabs';
import { TabItems } from './TabItems';
import { BackButton } from './BackButton';
import { LocaleMenu } from './LocaleMenu';
import { NavWord } from './NavWord';

/** The top bar and, on phones, the tab bar, as the default layout shows them. */
function Navigation() {
  const items = useNavItems();
  return (
    <>
      <TopBar items={items} />
      <TabBar items={items} />
    </>
  );
}

const meta = {
  component: Navigation,
  subcomponents: { AccountMenu, BackButton, BarItems, LocaleMenu, NavWord, OwnPicture, RoomForTabs, TabItems },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Navigation>;
export default meta;
type Story = StoryObj<typeof meta>;

const member = (user: Partial<typeof storyMember>, counts = {}) => ({
  parameters: { page: { path: '/likes', shell: { user: { ...storyMember, ...user }, ...counts } } },
});

export const Visitor: Story = {};
export const FreeMember: Story = member({ paidUser: false, credits: 0 }, { unread: 3, newLikes: 1 });
export const PremiumMember: Story = member({ credits: 250 });
export const FewCredits: Story = member({ credits: 9 });
export const NoCredits: Story = member({ credits: 0 });
export const ManyUnread: Story = { ...member({}, { unread: 120, newLikes: 140 }), tags: ['w320'] };
