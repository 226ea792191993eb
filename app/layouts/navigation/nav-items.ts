import type { BadgeTone } from '~/ui/Badge/Badge';
import type { ShellUser } from '~/page/shell-data';

export interface NavCounts {
  unread: number;
  newLikes: number;
}

export interface NavItem {
  name: 'members' | 'chats' | 'likes' | 'credits' | 'premium';
  count: number;
  /** Whether the badge is shown even when the count is 0. */
  always: boolean;
  tone: BadgeTone;
}

/** Spec section 9: the credits badge appears at 10 credits or fewer. */
const LOW_CREDITS = 10;

/** Spec section 2, items for members: search, messages, likes, and credits for paid users or premium for the others. */
export function navItems(user: ShellUser, counts: NavCounts): NavItem[] {
  const item = (name: NavItem['name'], count = 0): NavItem => ({ name, count, always: false, tone: 'unread' });
  return [item('members'), item('chats', counts.unread), item('likes', counts.newLikes), moneyItem(user)];
}

/** The same items in the order for phones, where likes come before messages. */
export function tabOrder(items: readonly NavItem[]): NavItem[] {
  const order: NavItem['name'][] = ['members', 'likes', 'chats', 'credits', 'premium'];
  return order.flatMap((name) => items.filter((item) => item.name === name));
}

function moneyItem({ paidUser, credits }: ShellUser): NavItem {
  if (!paidUser) return { name: 'premium', count: 0, always: false, tone: 'neutral' };
  const low = credits <= LOW_CREDITS;
  return { name: 'credits', count: low ? credits : 0, always: low, tone: credits > 0 ? 'warning' : 'danger' };
}

/** Whether a page is the one at `path` or below it. Paths do not tell upper from lower case. */
export function isWithin(pathname: string, path: string): boolean {
  const at = pathname.toLowerCase();
  return at === path || at.startsWith(`${path}/`);
}
