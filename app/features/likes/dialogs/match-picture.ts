import type { ImageResponse } from '~/contract/image';

/** The rendition made for this screen, or the main picture where there is none. */
export function matchPicture(image: Pick<ImageResponse, 'filename' | 'match'> | null): string | null {
  return image && (image.match ?? image.filename);
}
