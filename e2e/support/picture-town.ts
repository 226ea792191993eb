import { transaction, type Db } from '~db/database';
import { insertBlock } from '~db/queries/block';
import { insertHidden } from '~db/queries/hidden';
import { listSampleIds } from '~db/queries/lander';
import { putMatchAnswer } from '~db/queries/match-answer';
import { insertLike } from '~db/queries/member-like';
import { patchMember } from '~db/queries/member';
import { insertPhotos, listPhotos } from '~db/queries/photo';
import { putSkip } from '~db/queries/skip';
import { photoNames } from '~/features/photos/upload/photo-files.server';
import { randomIds } from '~/server/context/ids';
import { demoAccount, join, logIn, ownId } from './accounts';
import { readBrand } from './product/brand-files';
import { freshKey, readAll, startChat } from './chatting';
import { withDatabaseOf } from './product/database';
import { postPhoto } from './photo-form';
import type { Product } from './product/product';
import { Visitor } from './visitor';

/** A member whose main photo is shown everywhere and whose other photos must appear nowhere. */
export interface Pictured {
  id: string;
  name: string;
  fictional: boolean;
  /** The beginning of the file names that others may see. */
  main: string;
  /** File names of the renditions that blur active photos. */
  blurs: string[];
  /** The beginnings of the file names of active photos that only premium members see. */
  locked: string[];
  /**
   * The beginnings of file names that only the owner sees: pending or rejected photos, with the renditions that would
   * blur them.
   */
  withheld: string[];
}

export interface PictureTown {
  people: Pictured[];
  fictional: Pictured[];
  free: Visitor;
  outsider: Visitor;
  premium: Visitor;
  visitor: Visitor;
  /** Conversations of the free member; the first holds a photo message. */
  chats: string[];
  /** The file name of the photo message. */
  messagePhoto: string;
}

const STATES = ['active', 'active', 'pending', 'rejected', 'active', 'pending', 'rejected', 'active'] as const;
const ids = randomIds({ now: Date.now });

/** Prepares members who all have many photos in every state and who all appear somewhere in the free member's pages. */
export async function pictureTown(product: Product, slug: string): Promise<PictureTown> {
  const country = (readBrand(slug)['countries'] as string[])[0]!;
  const enter = async () => {
    const { visitor } = await join(product, slug);
    return { visitor, id: await ownId(visitor) };
  };
  const [free, outsider, fan, match, away] = [
    await enter(),
    await enter(),
    await enter(),
    await enter(),
    await enter(),
  ];
  const premium = await logIn(product, slug, demoAccount(slug, 'premium'));
  const mark = await ownId(premium);
  const { people, fictional } = await withDatabaseOf(product, slug, async (db) => {
    const samples = await listSampleIds(db, country, 4);
    const people: Pictured[] = [];
    for (const [index, id] of [fan.id, match.id, away.id, mark, ...samples].entries()) {
      const isMade = samples.includes(id);
      const name = isMade ? `Fabula${index}` : `Veritas${index}`;
      await patchMember(db, id, { name, last_active_at: Date.now() - index, seeks: null, country, visitors_too: 1 });
      people.push({ id, name, fictional: isMade, ...(await givePhotos(db, id)) });
    }
    await mingle(db, free.id, { fan: fan.id, match: match.id, away: away.id, samples });
    return { people, fictional: people.filter((person) => person.fictional) };
  });
  await fan.visitor.open(`/members/${free.id}`);
  const first = await startChat(premium, free.id, 'Look at this');
  const sent = await postPhoto(premium, `/chats/${first}`, { key: freshKey() });
  if (sent.status !== 200) throw new Error(`the photo message answered ${sent.status}`);
  const photo = (await readAll(premium, first)).at(-1) as unknown as { photo: { src: string } };
  const second = await startChat(free.visitor, fictional[0]!.id, 'Good evening');
  return {
    people,
    fictional,
    free: free.visitor,
    outsider: outsider.visitor,
    premium,
    visitor: new Visitor(product, slug),
    chats: [first, second],
    messagePhoto: /([0-9A-Za-z]{26})\.webp/.exec(photo.photo.src)![1]!,
  };
}

/** Adds likes in both directions, a match, a skip, a hidden and a blocked member, and answers to all questions. */
async function mingle(
  db: Db,
  me: string,
  { fan, match, away, samples }: { fan: string; match: string; away: string; samples: string[] },
): Promise<void> {
  const now = Date.now();
  const [, second, third, fourth] = samples as [string, string, string, string];
  await patchMember(db, me, { seeks: null });
  await transaction(db, async (tx) => {
    const like = (fromId: string, toId: string) =>
      insertLike(tx, { fromId, toId, authorKind: samples.includes(fromId) ? 'automation' : 'member', now });
    await like(fan, me);
    await like(second, me);
    await like(match, me);
    await like(me, match);
    await like(me, away);
    await insertHidden(tx, me, third, now);
  });
  await putSkip(db, me, second, now);
  await insertBlock(db, me, fourth, now);
  const answers = { meet: 'any', ages: { from: 18, to: 99 }, near: 'anywhere', tattoos: 'any' } as const;
  for (const question of ['meet', 'ages', 'near', 'interests', 'situation', 'build', 'tattoos'] as const) {
    const answer = JSON.stringify(question in answers ? answers[question as keyof typeof answers] : []);
    await putMatchAnswer(db, me, { question, answer, now });
  }
}

async function givePhotos(db: Db, owner: string): Promise<Pick<Pictured, 'main' | 'blurs' | 'locked' | 'withheld'>> {
  const before = await listPhotos(db, owner);
  const photos = STATES.map((status, index) => {
    const [id, blur] = [ids.random(), ids.random()];
    return { id, blur, status, position: before.length + index, names: photoNames(id, blur, true) };
  });
  const picture = { width: 720, height: 960, placeholder: '#aabbcc', created_at: Date.now() };
  await insertPhotos(
    db,
    photos.map(({ id, status, position, names }) => ({ id, member_id: owner, status, position, ...names, ...picture })),
  );
  const main = photos[0]!.id;
  await patchMember(db, owner, { main_photo_id: main, has_photo: 1 });
  const active = photos.filter(({ status }) => status === 'active');
  const others = photos.filter(({ status }) => status !== 'active');
  const earlier = before.map(({ id }) => id);
  return {
    main,
    blurs: active.map(({ blur }) => blur),
    locked: [...earlier, ...active.slice(1).map(({ id }) => id)],
    withheld: others.flatMap(({ id, blur }) => [id, blur]),
  };
}
