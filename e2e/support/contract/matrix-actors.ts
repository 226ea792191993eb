import { insertBlock } from '~db/queries/block';
import { patchMember } from '~db/queries/member';
import { listSampleIds } from '~db/queries/lander';
import type { ActorName } from './access-matrix';
import { demoAccount, join, logIn, mailedLink, ownId, signUp, type Credentials } from '../accounts';
import { readBrand } from '../product/brand-files';
import { startChat } from '../chatting';
import { withDatabaseOf } from '../product/database';
import { choose, openOrder, paymentOf, placeOrder } from '../paying';
import type { Product } from '../product/product';
import { Visitor } from '../visitor';

/** The values of the placeholders in a request. */
export type Ids = Record<'member' | 'fictional' | 'conversation' | 'order' | 'photo' | 'token' | 'mail', string>;

export interface Actor {
  ids: Ids;
  /** Opens a browser of the actor with a new session. */
  enter(): Promise<Visitor>;
}

/** Prepares all actors of the access matrix at the brand `home`; `away` is the other brand. */
export async function gatherActors(product: Product, home: string, away: string): Promise<Record<ActorName, Actor>> {
  const common = await sharedIds(product, home);
  const writeTo = (visitor: Visitor) => startChat(visitor, common.member, 'Good evening');

  const unconfirmed = await signUp(product, home);
  const free = await join(product, home);
  const premium = await join(product, home);
  const blocked = await join(product, home);

  const mine = { conversation: await writeTo(free.visitor), order: await order(product, home, free.visitor, false) };
  const paid = {
    order: await order(product, home, premium.visitor, true),
    conversation: await writeTo(premium.visitor),
  };
  const cut = await writeTo(blocked.visitor);
  const blockedId = await ownId(blocked.visitor);
  await withDatabaseOf(product, home, (db) => insertBlock(db, common.member, blockedId, Date.now()));

  const as = (credentials: Credentials, ids: Partial<Ids> = {}): Actor => ({
    ids: { ...common, ...mine, ...ids },
    enter: () => logIn(product, home, credentials),
  });
  return {
    Visitor: { ids: { ...common, ...mine }, enter: async () => new Visitor(product, home) },
    Unconfirmed: as(unconfirmed.credentials),
    Free: as(free.credentials),
    Premium: as(premium.credentials, paid),
    Blocked: as(blocked.credentials, { conversation: cut }),
    Stranger: { ids: { ...common, ...mine }, enter: () => enterWithForeignSession(product, home, away) },
    'Foreign id': as(free.credentials, await foreignIds(product, away)),
  };
}

/** A visitor with the session cookie of the other brand. */
async function enterWithForeignSession(product: Product, home: string, away: string): Promise<Visitor> {
  const theirs = await logIn(product, away, demoAccount(away, 'free'));
  const here = new Visitor(product, home);
  for (const [name, value] of theirs.cookies) if (name === 'session') here.cookies.set(name, value);
  return here;
}

/** What every actor of a brand can refer to: Anna of the demo, her photo, and the link and the mail of a new member. */
async function sharedIds(product: Product, slug: string): Promise<Omit<Ids, 'conversation' | 'order'>> {
  const anna = await logIn(product, slug, demoAccount(slug, 'free'));
  const { user } = JSON.parse((await anna.call('GET', '/api/user.php')).body);
  const { credentials } = await signUp(product, slug);
  const token = new URL(await mailedLink(product, slug, credentials.email)).pathname.slice(1);
  const mailbox = await new Visitor(product, slug).open('/dev/mailbox');
  const mail = /\/dev\/mailbox\/([^"/?]+)"/.exec(mailbox.body)?.[1];
  if (!mail) throw new Error('the mailbox is empty');
  const country = (readBrand(slug)['countries'] as string[])[0]!;
  const [fictional = ''] = await withDatabaseOf(product, slug, async (db) => {
    // What the matrix says of visitors is about a member who lets them in.
    await patchMember(db, user.id, { visitors_too: 1 });
    return listSampleIds(db, country, 1);
  });
  return { member: user.id, fictional, photo: user.profile.main_image.thumb_filename, token, mail };
}

async function foreignIds(product: Product, slug: string): Promise<Ids> {
  const anna = await logIn(product, slug, demoAccount(slug, 'free'));
  const { chats } = JSON.parse((await anna.call('GET', '/api/chats.php')).body);
  return {
    ...(await sharedIds(product, slug)),
    conversation: chats[0].conversation.id,
    order: await order(product, slug, anna, false),
  };
}

async function order(product: Product, slug: string, member: Visitor, pays: boolean): Promise<string> {
  const { reference } = await placeOrder(member, await openOrder(member));
  if (pays) await choose(product, reference, 'paid');
  return (await paymentOf(product, slug, reference)).purchase_id;
}
