import type { BrandContext } from '~/server/context/context.server';
import { readMessagePhoto } from '../server/photo-message-files.server';

/** The photo of a message, for the member who has sent it. */
export function readSentPhoto(context: Pick<BrandContext, 'ports' | 'tenant'>, message: string) {
  return readMessagePhoto(context, message, 'photo');
}
