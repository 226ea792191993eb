import type { Heading } from '~db/personal-data/declare';
import type { Schema } from '~db/schema/schema';
import type { AboutMeGroup } from './about-me-groups';

/** Which group tells about the parts of the archive; the compiler demands one for each new part. */
export const groupOfHeading: Record<Heading, AboutMeGroup> = {
  account: 'account',
  photos: 'photos',
  messages: 'messages',
  likes: 'likes',
  visits: 'visits',
  searches: 'searches',
  safety: 'safety',
  orders: 'orders',
  credits: 'credits',
  consents: 'consents',
  sessions: 'sessions',
  sent: 'sent',
};

/** Tables with rows of members and nothing for the archive, which serve what another group tells about. */
export const groupOfTable: Partial<Record<keyof Schema, AboutMeGroup>> = {
  photo_band: 'photos',
  opener: 'messages',
  payment_event: 'orders',
  passkey_challenge: 'account',
};
