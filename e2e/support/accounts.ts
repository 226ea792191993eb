import type { HttpResponse } from './product/http';
import type { Mail, Product } from './product/product';
import { until } from './product/until';
import { Visitor } from './visitor';

/** The password of every demo account (db/seed/demo-logins.ts), repeated here as a person reads it after the start. */
const DEMO_PASSWORD = 'welcome-to-facet';

export interface Credentials {
  email: string;
  password: string;
}

export const demoAccount = (slug: string, kind: 'free' | 'premium'): Credentials => ({
  email: `${kind === 'premium' ? 'mark' : slug === 'prisma' ? 'adam' : 'anna'}@${slug}.example`,
  password: DEMO_PASSWORD,
});

export async function logIn(product: Product, slug: string, credentials: Credentials): Promise<Visitor> {
  const visitor = new Visitor(product, slug);
  const response = await visitor.post('/login', { ...credentials });
  if (response.status !== 302 || !visitor.cookies.has('session')) {
    throw new Error(`${credentials.email} could not log in at ${slug}: ${response.status}`);
  }
  return visitor;
}

let count = 0;

/** The fields of a signup form with a new e-mail address and name. */
export function signupForm(changes: Record<string, string> = {}): Record<string, string> {
  count += 1;
  return {
    email: `person${count}.${process.pid}@mail.example`,
    name: `Person ${count}`,
    password: 'a long quiet sentence',
    date_of_birth: '1985-04-12',
    gender: 'female',
    signup_message: '',
    ...changes,
  };
}

/** Signs up; the account then waits for its confirmation. */
export async function signUp(
  product: Product,
  slug: string,
  changes: Record<string, string> = {},
): Promise<{ visitor: Visitor; credentials: Credentials; response: HttpResponse }> {
  const visitor = new Visitor(product, slug);
  const form = signupForm(changes);
  const response = await visitor.post('/signup', form);
  if (response.status !== 302) throw new Error(`signup at ${slug} answered ${response.status}`);
  return { visitor, response, credentials: { email: form.email!, password: form.password! } };
}

/** Signs up and follows the link in the mail. */
export async function join(product: Product, slug: string, changes: Record<string, string> = {}) {
  const signed = await signUp(product, slug, changes);
  const link = await mailedLink(product, slug, signed.credentials.email);
  const done = await signed.visitor.post(new URL(link).pathname, {});
  if (!done.headers.location?.endsWith('?notice=confirmed'))
    throw new Error(`activation led to ${done.headers.location}`);
  return signed;
}

/** The one-time link in the newest mail to the e-mail address. */
export async function mailedLink(product: Product, slug: string, email: string): Promise<string> {
  const mail = await until(`a mail to ${email}`, async () => {
    await product.control('POST', '/drain');
    return (await product.mails(slug)).find((mail: Mail) => mail.to.includes(email));
  });
  const link = /https?:\/\/[^\s"<>]+\/[A-Za-z0-9_-]{43}(?=[\s"<>]|$)/.exec(mail.text)?.[0];
  if (!link) throw new Error(`the mail "${mail.subject}" holds no link`);
  return link;
}

/** The id of the logged-in member. */
export async function ownId(visitor: Visitor): Promise<string> {
  const response = await visitor.call('GET', '/api/user.php');
  const { user } = JSON.parse(response.body) as { user: { id: string } | null };
  if (!user) throw new Error('nobody is logged in');
  return user.id;
}

/** Lets visitors without an account see the member, as the form under "Who sees me" does. */
export async function letVisitorsSee(visitor: Visitor): Promise<void> {
  const path = '/notifications/visibility';
  const [, version = ''] = /name="version" value="([^"]+)"/.exec((await visitor.open(path)).body) ?? [];
  const response = await visitor.post(path, { seen_by: 'visitors', version });
  if (response.status !== 302 && response.status !== 303) throw new Error(`the choice answered ${response.status}`);
}
