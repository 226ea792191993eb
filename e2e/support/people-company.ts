import { findMemberByEmail } from '~db/queries/member';
import { listPhotos, patchPhoto } from '~db/queries/photo';
import { makePicture } from '~/testing/pictures';
import { demoAccount, logIn, ownId } from './accounts';
import { freshKey, startChat } from './chatting';
import { withDatabaseOf } from './product/database';
import { fileForm, postPhoto } from './photo-form';
import type { Product } from './product/product';
import type { Visitor } from './visitor';

/** Paths for the screens on which members meet, after they have been used. */
export interface Company {
  /** A premium member with open and locked photos, in a conversation with the viewer. */
  mark: string;
  /** A conversation with texts, a gift and a photo. */
  chat: string;
  /** A member without any connection to the viewer. */
  stranger: string;
  admirer: string;
  receipt: string;
  /** A photo of the viewer that waits for its review. */
  ownPhoto: string;
}

/** Anna, a free member, uses everything once, so that no list she opens is empty; Mark gets photos and gifts. */
export async function prepareCompany(product: Product, slug: string): Promise<Company> {
  const [anna, mark] = await Promise.all(
    (['free', 'premium'] as const).map((kind) => logIn(product, slug, demoAccount(slug, kind))),
  );
  const [annaId, markId] = [await ownId(anna!), await ownId(mark!)];
  const people = await listed(anna!, '/members?gender=&country=');
  const [stranger, hidden, blocked, skipped] = people.filter((id) => id !== markId) as [string, string, string, string];
  await anna!.post(`/members/${hidden}/hide`, {});
  await anna!.post(`/members/${blocked}/block`, {});
  await anna!.post('/swipe-game', { intent: 'skip', id: skipped });
  await anna!.post('/members', { intent: 'save-search', name: 'Evening walks', query: '?gender=&country=&min_age=30' });
  await answerAll(anna!);
  await mark!.open(`/members/${annaId}`);
  const report = await anna!.post(`/members/${stranger}/report`, { reason: 'spam', words: '' });
  const chat = await startChat(anna!, markId, 'Which path do you take on Sundays?');
  await mark!.post(`/chats/${chat}/gift`, { request_key: freshKey(), gift: 'sunflower' });
  await postPhoto(mark!, `/chats/${chat}`, { key: freshKey() });
  for (const seed of [11, 12]) await addPhoto(mark!, seed);
  await addPhoto(anna!, 13);
  const ownPhoto = await withDatabaseOf(product, slug, async (db) => {
    for (const photo of await listPhotos(db, markId)) await patchPhoto(db, photo.id, { status: 'active' });
    const own = await findMemberByEmail(db, demoAccount(slug, 'free').email);
    return (await listPhotos(db, own!.id, 'pending'))[0]!.id;
  });
  const [admirer] = (await listed(anna!, '/likes/received')).filter((id) => id !== markId);
  return {
    mark: markId,
    chat: `/chats/${chat}`,
    stranger,
    admirer: admirer!,
    receipt: report.headers.location!,
    ownPhoto,
  };
}

/** Answers the questions of the match finder; the server refuses one the brand does not ask, which does no harm. */
async function answerAll(visitor: Visitor): Promise<void> {
  const answers = { meet: 'any', near: 'anywhere', interests: '', situation: '', build: '', tattoos: 'any' };
  for (const [question, answer] of Object.entries(answers)) await visitor.post('/match-finder', { question, answer });
  await visitor.post('/match-finder', { question: 'ages', from: '25', to: '70' });
}

async function listed(visitor: Visitor, path: string): Promise<string[]> {
  const { body } = await visitor.open(path);
  return [...new Set([...body.matchAll(/href="\/(?:members|likes\/m)\/([0-9a-z]{26})"/g)].map(([, id]) => id!))];
}

async function addPhoto(visitor: Visitor, seed: number): Promise<void> {
  const { body, headers } = fileForm(await makePicture(seed), `photo-${seed}.jpg`);
  const response = await visitor.send('POST', '/profile/photos', body, { ...headers, Accept: 'text/html' });
  if (response.status !== 303) throw new Error(`the photo was not taken: ${response.status}`);
}
