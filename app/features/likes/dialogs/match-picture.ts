import type { ImageResponse } from '~/contract/image';

/** The rendition made for the match screen, or the main picture if there is none. */
export function matchPicture(image: Pick<ImageResponse, 'filename' | 'match'> | null): string | null {
  return image && (image.match ?? image.filename);
}
