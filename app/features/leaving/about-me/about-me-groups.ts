/** The groups of the page, in its order. The account's row is told in parts, because who may see them differs. */
export const aboutMeGroups = [
  'account',
  'profile',
  'orientation',
  'place',
  'photos',
  'messages',
  'likes',
  'visits',
  'searches',
  'safety',
  'orders',
  'credits',
  'consents',
  'sessions',
  'sent',
] as const;
export type AboutMeGroup = (typeof aboutMeGroups)[number];

/** Where each group can be changed or removed, by the names of the texts of the links. */
export const linksOfGroup: Record<AboutMeGroup, readonly (keyof typeof aboutMeLinks)[]> = {
  account: ['email-address', 'data', 'leave'],
  profile: ['profile'],
  orientation: ['profile', 'consents'],
  place: ['location'],
  photos: ['photos'],
  messages: ['chats', 'chats-settings'],
  likes: ['likes'],
  visits: ['visibility'],
  searches: ['members'],
  safety: ['blocked', 'complaints'],
  orders: ['transactions'],
  credits: ['credits'],
  consents: ['consents'],
  sessions: ['sessions'],
  sent: ['messages'],
};

export const aboutMeLinks = {
  'email-address': '/notifications/email-address',
  leave: '/notifications/leave',
  profile: '/profile',
  consents: '/notifications/consents',
  location: '/notifications/location',
  photos: '/profile/photos',
  chats: '/chats',
  'chats-settings': '/chats/settings',
  likes: '/likes',
  visibility: '/notifications/visibility',
  members: '/members',
  blocked: '/blocked',
  complaints: '/complaints',
  transactions: '/transactions',
  credits: '/credits',
  sessions: '/notifications/sessions',
  messages: '/notifications/messages',
  data: '/notifications/data',
} as const;

/** A group as the page shows it, in the reader's words. */
export interface ShownGroup {
  name: AboutMeGroup;
  title: string;
  much: string;
  who: string;
  why: string;
  until: string;
  links: { to: string; label: string }[];
}
