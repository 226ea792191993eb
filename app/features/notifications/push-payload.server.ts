import { createHash } from 'node:crypto';
import type { BrandContext } from '~/server/context/context.server';

export interface PushMessage {
  /** What it is about, such as 'new_messages'. Decides for how long it is worth anything. */
  type: string;
  /** In the member's language. */
  title: string;
  body: string;
  /** The page that a click opens, such as `/chats/01…`. */
  path: string;
  /** A later message with the same tag replaces this one on the device. */
  tag: string;
  /** Unread messages plus new likes, for the badge of the installed app. */
  badge?: number;
  /** The batch of notifications that it is about, by which it is decided on again if it has waited for long. */
  batch?: string;
}

const MAX_TITLE = 100;
const MAX_BODY = 240;
/** Not part of any site's URL: it is only for reading the path. */
const BASE = 'https://path.invalid';

/**
 * The declarative form (W3C Push API, "declarative push message"): some browsers show it by themselves, for all others the
 * service worker reads the same fields.
 */
export function payloadOf({ origin }: Pick<BrandContext, 'origin'>, message: PushMessage): string {
  return JSON.stringify({
    web_push: 8030,
    notification: {
      title: shorten(message.title, MAX_TITLE),
      body: shorten(message.body, MAX_BODY),
      navigate: origin + ownPath(message.path),
      tag: message.tag,
      icon: `${origin}/icons/notification.png`,
      badge: `${origin}/icons/badge.png`,
      data: { type: message.type },
    },
    ...(message.badge === undefined ? {} : { app_badge: message.badge }),
  });
}

/** Only pages of this site: anything else leads to its first page. */
export function ownPath(path: string): string {
  if (!path.startsWith('/') || !URL.canParse(path, BASE)) return '/';
  const url = new URL(path, BASE);
  return url.origin === BASE ? url.pathname + url.search : '/';
}

/** Counts whole characters, so that no emoji is cut in half. */
export function shorten(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}

/** A tag may be of any length and contain anything; a topic may not, and reveals nothing to the push service. */
export const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);
