import { Coins, Crown, Heart, MessageCircle, Search } from '~/ui/Icon/icons';

export const NAV_ICONS = { members: Search, chats: MessageCircle, likes: Heart, credits: Coins, premium: Crown };
