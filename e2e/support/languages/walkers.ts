import type { Browser, BrowserContext } from '@playwright/test';
import { listSampleIds } from '~db/queries/lander';
import { demoAccount, logIn, mailedLink } from '../accounts';
import { openOrder, placeOrder, choose, paymentOf } from '../paying';
import { readBrand } from '../product/brand-files';
import { withDatabaseOf } from '../product/database';
import type { Product } from '../product/product';
import { Visitor } from '../visitor';

/** What the paths of the access matrix name: a member, a made-up one, a conversation, an order, a photo, a link, a mail. */
export async function walkIds(product: Product, slug: string, language: string): Promise<Record<string, string>> {
  const mark = await logIn(product, slug, demoAccount(slug, 'premium'));
  mark.cookies.set('locale', language);
  const anna = await logIn(product, slug, demoAccount(slug, 'free'));
  const { user } = JSON.parse((await anna.call('GET', '/api/user.php')).body);
  const { chats } = JSON.parse((await mark.call('GET', '/api/chats.php')).body);
  const email = demoAccount(slug, 'free').email;
  await new Visitor(product, slug).post('/reset-password', { email });
  const token = new URL(await mailedLink(product, slug, email)).pathname.slice(1);
  const mailbox = await new Visitor(product, slug).open('/dev/mailbox');
  const { reference } = await placeOrder(mark, await openOrder(mark));
  await choose(product, reference, 'paid');
  const country = (readBrand(slug)['countries'] as string[])[0]!;
  const [fictional] = await withDatabaseOf(product, slug, (db) => listSampleIds(db, country, 1));
  return {
    member: user.id,
    photo: user.profile.main_image.thumb_filename,
    conversation: chats[0].conversation.id,
    order: (await paymentOf(product, slug, reference)).purchase_id,
    token,
    mail: /\/dev\/mailbox\/([^"/?]+)"/.exec(mailbox.body)![1]!,
    fictional: fictional!,
  };
}

const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

/** A phone whose owner chose the language; of a member if an account is given. */
export async function openPhone(
  browser: Browser,
  product: Product,
  slug: string,
  language: string,
  { kind, scripts = true }: { kind?: 'free' | 'premium' | undefined; scripts?: boolean } = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE);
  // Pictures are as large without their bytes.
  await context.route(/\.(?:avif|webp|jpe?g|png|webm|mp4)(?:\?|$)/, (route) => route.abort());
  // What the server wrote is complete without them.
  if (!scripts) await context.route(/\.js(?:\?|$)/, (route) => route.abort());
  const url = product.origin(slug);
  const session = kind ? [...(await logIn(product, slug, demoAccount(slug, kind))).cookies] : [];
  const cookies = [...session, ['locale', language], ['hide-site-entry', '1']] as const;
  await context.addCookies(cookies.map(([name, value]) => ({ name: name!, value: value!, url })));
  return context;
}
