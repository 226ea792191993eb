import { demoAccount, letVisitorsSee, logIn, mailedLink, ownId, signupForm, type Credentials } from '../accounts';
import { matrixBody } from '../contract/matrix-forms';
import { walkIds } from '../languages/walkers';
import { parsePage } from '../pages/html';
import { readBrand } from '../product/brand-files';
import type { Product } from '../product/product';
import { Visitor } from '../visitor';
import type { ViewerKind } from './audited-routes';

export interface Viewer {
  cookies: ReadonlyMap<string, string>;
  /** What the paths of the audited pages name. */
  ids: Readonly<Record<string, string | undefined>>;
}

/** Prepares one of each kind at a brand: their accounts, and what they did before. */
export async function gatherViewers(product: Product, slug: string): Promise<Record<ViewerKind, Viewer>> {
  const language = String(readBrand(slug)['domain_language']).slice(0, 2);
  const { token: reset, ...ids } = await walkIds(product, slug, language);
  const premium = await logIn(product, slug, demoAccount(slug, 'premium'));
  const free = await logIn(product, slug, demoAccount(slug, 'free'));
  await letVisitorsSee(free);
  const begun = await join(product, slug);
  await begun.visitor.post(begun.link, {});
  // Where answers are neutral nobody is logged in by signing up.
  const newcomer = await logIn(product, slug, begun.credentials);
  const { link } = await join(product, slug);
  const common = { ...ids, reset, token: link.slice(1), seen: ids['member'] };
  const own = await ownId(premium);
  const [bundle, method] = await orderPathOf(premium);
  const premiumIds = {
    ...common,
    own,
    bundle,
    method,
    debit: await debitOf(premium, bundle),
    photo: `photo:${ids['photo']!.replace('-thumb', '')}`,
    liked: await firstIn(premium, '/likes', /^\/likes\/m\/([^/?]+)/),
    report: await numberOf(premium, `/members/${ids['fictional']}/report`, 'members-id-report'),
    complaint: await numberOf(premium, '/complaints', 'complaints'),
  };
  const conversation = await firstIn(free, '/chats', /^\/chats\/([0-9a-z]{26})$/);
  return {
    visitor: { cookies: new Map(), ids: common },
    premium: { cookies: premium.cookies, ids: premiumIds },
    free: { cookies: free.cookies, ids: { ...common, conversation, member: own } },
    newcomer: { cookies: newcomer.cookies, ids: common },
  };
}

/** The first bundle on sale, and the first way to pay for it that has a page of its own below it. */
async function orderPathOf(member: Visitor): Promise<[bundle: string | undefined, method: string | undefined]> {
  const bundle = await firstIn(member, '/credits', /^\/credits\/((?!limits|open-amount|repeat-order)[^/?]+)$/);
  return [bundle, bundle && (await firstIn(member, `/credits/${bundle}`, /^\/credits\/[^/?]+\/([^/?]+)/))];
}

/** The bundle if it can be paid by direct debit, which some brands offer. */
async function debitOf(member: Visitor, bundle: string | undefined): Promise<string | undefined> {
  return bundle && (await firstIn(member, `/credits/${bundle}`, /^\/directdebit\?bundle=([^&]+)/));
}

/** The part in brackets of the first link that fits. */
async function firstIn(member: Visitor, page: string, link: RegExp): Promise<string | undefined> {
  const links = [...parsePage((await member.open(page)).body).querySelectorAll('a[href]')];
  return links.map((anchor) => link.exec(anchor.getAttribute('href')!)?.[1]).find((found) => found !== undefined);
}

/** Sends a form, and returns the number that its answer leads to. */
async function numberOf(member: Visitor, path: string, route: string): Promise<string> {
  const fields = matrixBody(route, 'POST') as Record<string, string>;
  const { status, headers } = await member.post(path, fields);
  const number = /^\/\w+\/([^/?]+)/.exec(headers.location ?? '')?.[1];
  if (!number) throw new Error(`${path} at ${member.slug} answered ${status} ${headers.location ?? ''}`);
  return number;
}

/** Someone who has just signed up, where it takes an invitation by the link of an affiliate. */
async function join(
  product: Product,
  slug: string,
): Promise<{ visitor: Visitor; credentials: Credentials; link: string }> {
  const visitor = new Visitor(product, slug);
  await visitor.open('/?network=adnet');
  const form = signupForm({ gender: slug === 'prisma' ? 'male' : 'female' });
  const { status } = await visitor.post('/signup', form);
  if (status !== 302) throw new Error(`signing up at ${slug} answered ${status}`);
  const credentials = { email: form['email']!, password: form['password']! };
  return { visitor, credentials, link: new URL(await mailedLink(product, slug, credentials.email)).pathname };
}
