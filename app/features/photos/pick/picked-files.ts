import type { DomainError } from '~/contract/problem';
import { PICTURE_FORMATS } from './picture-formats';

/** The greatest size of one file, sufficient for photos of phones (quality requirements: body limits). */
export const MAX_MEGABYTES = 10;

/** What a file picker offers. */
export const PICTURE_TYPES = Object.values(PICTURE_FORMATS)
  .flatMap(({ type, taken }) => (taken ? [type] : []))
  .join(',');

/**
 * What is known about a file before it is sent, so that no upload is in vain. Names and types may be wrong or missing:
 * only what is certain is refused here, with the words of the server, which checks the file itself.
 */
export function problemOfFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): DomainError | null {
  if (/^image\/hei[cf]/.test(type)) return { code: 'photos.heic', values: { file: name } };
  if (type !== '' && !type.startsWith('image/')) return { code: 'photos.not-a-picture', values: { file: name } };
  if (size > MAX_MEGABYTES * 1024 * 1024)
    return { code: 'photos.too-many-bytes', values: { megabytes: MAX_MEGABYTES, file: name } };
  return null;
}

/**
 * The pictures among what was copied. None where there is text too, as from a word processor: then the text is meant.
 */
export function picturesPasted(data: DataTransfer): File[] {
  if ([...data.types].includes('text/plain')) return [];
  return [...data.files].filter(({ type }) => type.startsWith('image/'));
}
