import type { FieldErrors } from '~/contract/problem';
import type { MemberContext } from '~/server/context/context.server';
import { addPhoto } from '../upload/add-photo.service.server';
import { chooseMain, movePhoto, orderPhotos, removePhoto } from './arrange-photos.service.server';
import { cropPhoto } from './crop-photo.service.server';
import type { PhotoInput } from './photo-form.schema.server';
import { receiveFiles } from '../upload/receive-files.server';

/**
 * If the only file is refused, its error is thrown; of several, the problems are returned, undefined if there are none.
 */
export async function takePhotos(context: MemberContext, request: Request): Promise<FieldErrors | undefined> {
  const { limits, member, tenant } = context;
  const received = await receiveFiles(request, async (path) => {
    await limits.photo.take(`${tenant.id}:${member.id}`);
    await addPhoto(context, path);
  });
  const refused = received.flatMap(({ name, error }) => (error ? [{ name, error }] : []));
  if (received.length === 1 && refused[0]) throw refused[0].error;
  if (refused.length === 0) return undefined;
  return {
    photos: refused.map(({ name, error }) => ({ id: error.code, values: { ...error.values, file: name } })),
  };
}

export async function arrangePhotos(context: MemberContext, form: PhotoInput): Promise<void> {
  switch (form.intent) {
    case 'main':
      return chooseMain(context, form.photo);
    case 'earlier':
      return movePhoto(context, form.photo, -1);
    case 'later':
      return movePhoto(context, form.photo, 1);
    case 'delete':
      return removePhoto(context, form.photo);
    case 'order':
      return orderPhotos(context, form.order);
    case 'crop': {
      const { zoom, left, top } = form;
      await cropPhoto(context, form.photo, { zoom, left, top });
    }
  }
}
