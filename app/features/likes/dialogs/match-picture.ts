import type { WireImage } from '~/api-client/contract-types';

/** The rendition made for this screen, or the main picture where there is none. */
export function matchPicture(image: Pick<WireImage, 'filename' | 'match'> | null): string | null {
  return image && (image.match ?? image.filename);
}
