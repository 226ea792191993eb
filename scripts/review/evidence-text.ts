import { messagePhotoKey } from '~/features/chat/server/photo-message-files.server';
import { photoKey } from '~/features/photos/upload/photo-files.server';
import type { Evidence } from '~/features/safety/report/evidence.server';
import { plain, widthOf } from '../command/outside-text';
import type { BrandReview } from './open-brand-reviews';
import { layOut } from './pictures';
import { facts, moment, theirs } from './words';

/** The evidence as text, with copies of its pictures. */
export async function evidenceText(brand: BrandReview, { person, photos, photo, messages }: Evidence): Promise<string> {
  const known = Object.entries(person).filter(([, value]) => value !== null);
  const lines = [facts(Object.fromEntries(known.map(([name, value]) => [name, theirs(String(value))])))];
  const fileOf = (name: string) => layOut(brand, photoKey(brand.tenant.id, name));
  for (const photo of photos) {
    lines.push(`photo  ${await fileOf(photo.filename)} ${photo.status}${photo.main ? ', main' : ''}`);
  }
  if (photo) lines.push(`reported photo  ${await fileOf(photo.filename)}`);
  for (const { id, at, from, author, type, text } of messages ?? []) {
    // The text of a picture message is only its size.
    const photo = type === 'photo' && (await layOut(brand, messagePhotoKey(brand.tenant.id, id, 'photo')));
    const head = `${moment(at)}  ${from} (${author}, ${type}): `;
    lines.push(head + (photo || plain(text, { before: widthOf(head) })));
  }
  return lines.join('\n');
}
