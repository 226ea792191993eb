import type { BrandContext } from '~/server/context/context.server';
import { photoKey } from '../upload/photo-files.server';

/** A file of a photo for its owner, to whom no photo is locked. */
export function readOwnPhotoFile({ ports, tenant }: Pick<BrandContext, 'ports' | 'tenant'>, filename: string) {
  return ports.storage.get(photoKey(tenant.id, filename));
}
