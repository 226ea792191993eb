import type { OwnPhoto } from '~/features/photos/own/own-photo';
import { people } from './people';

/** One of the member's own photos, in the form in which others see it. */
export const ownPhoto: OwnPhoto & { source: string } = {
  id: '0'.repeat(26),
  status: 'active',
  main: false,
  filename: people[1]!.photo,
  thumb: people[1]!.thumb,
  source: people[1]!.photo,
  rejection: null,
};
