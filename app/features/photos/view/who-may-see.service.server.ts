import { findPhotoByBlur, findPhotoOf, type OwnedPhoto } from '~db/queries/photo';
import { isMember, isVisitor } from '~/contract/actor';
import { isBlockedBetween, searchAccess } from '~/features/profiles/view/visibility.service.server';
import type { RequestContext } from '~/server/context/context.server';
import { middleFile } from '~/features/profiles/photo-widths';
import { filesOf, photoKey } from '../upload/photo-files.server';
import { openMiddle } from './middle-photo.service.server';

/** `<id>.webp`, `<id>-thumb.webp`, with the photo's random id; a blurred rendition has an id of its own. */
const FILENAME = /^([0-9a-z]{26})(?:-([a-z]{1,12}))?\.(?:webp|jpg|png|avif)$/;

export interface PhotoFile {
  bytes: Buffer;
  contentType: string;
  etag: string;
  audience: Audience;
}

/**
 * Visitors see a member only for as long as the member lets them, so copies of those photos are good for minutes. For
 * 'some' viewers the browser must ask again each time, since the permission may have ended.
 */
export type Audience = 'everybody' | 'visitors' | 'members' | 'some';

/**
 * The file behind /photos/{name}. Undefined if it does not exist or may not be seen; the response is the same. Members
 * see all of their own files; of others the active main photo, and the further ones or, if not premium, those blurred.
 */
export async function findPhotoFile(context: RequestContext, name: string): Promise<PhotoFile | undefined> {
  const photo = await findOpenPhoto(context, name);
  if (!photo) return undefined;
  if (name === middleFile(photo.filename)) {
    const file = await openMiddle(context, photo);
    return file && { ...file, audience: file.instead ? 'some' : audienceFor(context, photo, name) };
  }
  const file = await context.ports.storage.get(photoKey(context.tenant.id, name));
  return file && { ...file, audience: audienceFor(context, photo, name) };
}

function audienceFor(context: RequestContext, photo: OwnedPhoto, name: string): Audience {
  const audience = audienceOf(context.tenant, photo, name);
  // A visitor sees a photo otherwise reserved for members: authorised each time, since the consent may be withdrawn.
  const agreed = audience === 'members' && isVisitor(context.viewer);
  return agreed ? 'some' : audience;
}

async function findOpenPhoto(context: RequestContext, name: string): Promise<OwnedPhoto | undefined> {
  const [, id, kind] = FILENAME.exec(name) ?? [];
  if (id === undefined) return undefined;
  const photo = await (kind === 'blur' ? findPhotoByBlur(context.db, name) : findPhotoOf(context.db, id));
  return photo && filesOf(photo).includes(name) && (await maySee(context, photo, name)) ? photo : undefined;
}

/** The photo behind the name of its main file, if the viewer may see that file now; never a blurred one. */
export function findSeenPhoto(context: RequestContext, name: string): Promise<OwnedPhoto | undefined> {
  return name.includes('-') ? Promise.resolve(undefined) : findOpenPhoto(context, name);
}

function audienceOf(tenant: RequestContext['tenant'], photo: OwnedPhoto, name: string): Audience {
  if (!isShown(photo) || !isForAll(photo, name)) return 'some';
  if (photo.owner_kind === 'fictional') return 'everybody';
  return photo.for_visitors === 1 && tenant.logged_out_search !== 'none' ? 'visitors' : 'members';
}

const isShown = (photo: OwnedPhoto) =>
  photo.owner_status === 'active' && photo.profile_status === 'active' && photo.status === 'active';

/** The whole picture is never for all, because it shows what the member cropped away. */
const isForAll = (photo: OwnedPhoto, name: string) =>
  name !== photo.source_filename && (photo.main_photo_id === photo.id || name === photo.blur_filename);

async function maySee(context: RequestContext, photo: OwnedPhoto, name: string): Promise<boolean> {
  const { viewer, db } = context;
  if (isMember(viewer) && viewer.member.id === photo.member_id) return true;
  if (!isShown(photo) || name === photo.source_filename) return false;
  const forAll = isForAll(photo, name);
  // Specification, section 6: visitors who may not search may not see a member's pictures either, unless on a landing.
  if (isVisitor(viewer)) {
    if (!forAll || photo.for_visitors !== 1) return false;
    const { member_landings: landings } = context.tenant.features;
    return photo.owner_kind === 'fictional' || searchAccess(context) !== 'none' || landings;
  }
  if (!forAll && !viewer.member.paidUser) return false;
  return !(await isBlockedBetween(db, viewer.member.id, photo.member_id));
}
