import type { ViewerMember } from '../context/viewer';
import { seal, unseal, type Sealing } from './seal.server';

/**
 * The end of a page, as the URL of the next one names it: by a moment and an id, so that pages neither repeat nor miss
 * anybody. It says when someone was here, liked or wrote, which the page does not, and with a moment of their own choice
 * a reader could ask on which side of it someone falls. So it is sealed: it cannot be read, changed or made up. The same
 * end has the same seal, so that a page has one URL.
 */

/** The list that a page belongs to, with whatever else its end is bound to. No list takes the end of another one. */
export type PagedList = readonly [
  name: 'blocked' | 'chats' | 'closed chats' | 'likes' | 'search',
  ...boundTo: (string | number)[],
];

/** For the lists of a member. */
export type Paging = Sealing & { member: Pick<ViewerMember, 'id'> };

const SEALED = /^[\w-]{38,400}$/;
const sealedFor = (list: PagedList) => ({ purpose: 'the end of a page', bound: JSON.stringify(list) });

/** Seals `fields`, none of which may contain a space. */
export function sealPageEnd(context: Sealing, list: PagedList, fields: readonly (string | number)[]): string {
  return seal(context, sealedFor(list), fields.join(' '));
}

/** The fields as text; undefined for anything but an end that this brand has sealed for this list. */
export function openPageEnd(context: Sealing, list: PagedList, sealed: string | null | undefined) {
  if (!sealed || !SEALED.test(sealed)) return undefined;
  return unseal(context, sealedFor(list), sealed)?.split(' ');
}

/** The end of a page of a list that belongs to the member and is sorted by time. */
export function writeCursor(context: Paging, name: PagedList[0], at: number, id: string): string {
  return sealPageEnd(context, [name, context.member.id], [at, id]);
}

/** Anything that is not a valid cursor of this list of this member means the first page. */
export function readCursor(context: Paging, name: PagedList[0], cursor: string | null | undefined) {
  const [at, id] = openPageEnd(context, [name, context.member.id], cursor) ?? [];
  return at && id ? { at: Number(at), id } : undefined;
}
