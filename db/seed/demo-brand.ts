import { demoId } from './demo-ids';
import { demoLogins, planDemoAccounts } from './demo-logins';
import { personRows, type PersonRows } from './member-rows';
import { morePhotos } from './more-photos';
import type { PlacesOf } from './places';
import { planDemoMembers, type SeedTenant } from './plan';
import type { Rng } from './rng';

/** What the demo needs to know of a brand besides; every tenant satisfies it. */
export interface DemoTenant extends SeedTenant {
  signup_credits: number;
  message_credits: number;
  fictional_chat: 'answered' | 'closed';
  markets: { readonly [country: string]: DemoMarket | undefined };
}

export interface DemoMarket {
  currency: string;
  bundles: readonly { id: string; credits: number; price: number }[];
  payment_methods: readonly { method: string; fee: number }[];
}

export interface DemoBrand {
  tenant: DemoTenant;
  now: number;
  fictional: PersonRows[];
  accounts: [free: PersonRows, premium: PersonRows];
  /** For the choices in their stories. */
  rng: Rng;
}

/** The time between the signup of the premium account and its first order, in milliseconds. */
export const ORDER_AFTER = 3_600_000;

/** Everything about a brand's demo that does not need the database, with the same people and ids on every machine. */
export function demoBrand(tenant: DemoTenant, now: number, root: Rng, placesOf: PlacesOf): DemoBrand {
  const rng = root.fork(tenant.slug);
  const plans = planDemoMembers(tenant, rng, placesOf);
  const rows = rng.fork('rows');
  const further = rng.fork('more photos');
  const fictional = plans.map((plan) => {
    const person = personRows(tenant.id, plan, now, rows);
    return { ...person, more: morePhotos(person, further) };
  });
  const logins = demoLogins(tenant);
  const accounts = planDemoAccounts(tenant, plans, rng, placesOf).map((plan, i) => {
    const premium = logins[i]!.kind === 'premium';
    return personRows(tenant.id, plan, now, rows, {
      id: demoId(rows),
      kind: 'member',
      email: logins[i]!.email,
      password_hash: null,
      paid_user: premium ? 1 : 0,
      premium_since: premium ? now - plan.joinedAgo + ORDER_AFTER : null,
    });
  }) as DemoBrand['accounts'];
  return { tenant, now, fictional, accounts, rng: rng.fork('story') };
}
