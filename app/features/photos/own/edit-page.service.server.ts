import { getProfileEdit } from '~/features/profiles/edit/profile-edit.service.server';
import type { SectionName } from '~/features/profiles/edit/profile-edit';
import type { MemberContext } from '~/server/context/context.server';
import { listOwnPhotos } from './photo-list.service.server';

/** The member's own profile with its photos. `saved` is the section that has just been saved. */
export async function getEditPage(context: MemberContext, saved: SectionName | null) {
  return {
    title: context.texts(context.locale).formatMessage({ id: 'profile.title' }),
    brand: context.tenant.name,
    edit: await getProfileEdit(context),
    photos: await listOwnPhotos(context),
    saved,
  };
}
