import { send } from '~/features/chat/server/chat.testing';
import type { GiftId } from '~/features/chat/gifts/gift-catalogue';
import { swipeLike } from '~/features/discovery/swipe/swipe-like.service.server';
import { autoLike } from '~/features/likes/auto-like.service.server';
import { likeMember } from '~/features/likes/likes.service.server';
import { storePhoto } from '~/features/photos/upload/add-photo.service.server';
import type { Renditions } from '~/features/photos/upload/renditions.server';
import type { ViewerMember } from '~/server/context/viewer';
import { as, type TestContext } from '~/testing/context';
import { renditionsOf } from '~/testing/pictures';

/** What people do in a race. Each fails with the `code` of the domain error if it is refused. */
export interface Acts {
  like(from: ViewerMember, to: string): Promise<unknown>;
  swipeLike(from: ViewerMember, to: string): Promise<unknown>;
  /** Asks for the brand's own like of the day. */
  autoLike(member: ViewerMember): Promise<unknown>;
  send(from: ViewerMember, to: ViewerMember, content: { text: string } | { gift: GiftId }): Promise<unknown>;
  addPhoto(member: ViewerMember, picture: Buffer): Promise<unknown>;
}

/** Calls the services in this process: no time is spent on anything but the limit. */
export function serviceActs(context: TestContext): Acts {
  return {
    like: (from, to) => likeMember(as(context, from), to),
    swipeLike: (from, to) => swipeLike(as(context, from), to),
    autoLike: (member) => autoLike(as(context, member)),
    send: (from, to, content) => send(context, from, to, content),
    addPhoto: async (member, picture) => storePhoto(as(context, member), await prepared(picture)),
  };
}

/** The pictures are prepared once for all rounds, because that is not part of the race. */
const renditions = new Map<Buffer, Promise<Renditions>>();

function prepared(picture: Buffer): Promise<Renditions> {
  let pending = renditions.get(picture);
  if (!pending) renditions.set(picture, (pending = renditionsOf(picture)));
  return pending;
}
