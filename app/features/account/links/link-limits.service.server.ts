import { emailKeyOf } from '~db/queries/member';
import type { MemberRow } from '~db/schema/member';
import type { RequestContext } from '~/server/context/context.server';
import type { Limit } from '~/server/limits/limit';
import { tooManyRequests } from '~/server/response/app-error';
import { claimsDevice, findKnownDevice } from '../known-device.service.server';
import { tooManyResets } from '../account.errors';

/**
 * For whatever mails a link to an address that a visitor types. Nobody tries many addresses. Others in the same network
 * wait at most, and are not shut out.
 */
export async function takeAsking({ limits, tenant, network, ipKey }: RequestContext): Promise<void> {
  await takeAll(
    [
      [limits.reset, `${tenant.id}|${ipKey()}`],
      [limits.resetNetwork, `${tenant.id}|${network}`],
    ],
    tooManyRequests,
  );
}

/**
 * Few mails for one address and network, and not many for one address. A device that the owner has used before has a
 * limit of its own, so that nobody elsewhere can use up the owner's. Returns whether it is such a device.
 */
export async function takeFromMailLimits(
  context: RequestContext,
  email: string,
  member: MemberRow | undefined,
): Promise<boolean> {
  const { limits, tenant, network } = context;
  const account = `${tenant.id}|${emailKeyOf(email)}`;
  const device = member && claimsDevice(context) ? findKnownDevice(context, member.id) : undefined;
  const places: [Limit, string][] = device
    ? [[limits.resetAccount, `${account}|${device}`]]
    : [
        [limits.resetAccount, `${account}|${network}`],
        [limits.resetMailbox, account],
      ];
  await takeAll(places, tooManyResets);
  return device !== undefined;
}

/** Counts one in each limit. What one of them refuses does not count for the others. */
async function takeAll(places: [Limit, string][], refuse: typeof tooManyResets): Promise<void> {
  for (const [at, [limit, key]] of places.entries()) {
    const wait = await limit.tryTake(key);
    if (wait === 0) continue;
    for (const [used, usedKey] of places.slice(0, at)) await used.giveBack(usedKey);
    throw refuse({ retry_after: Math.ceil(wait / 1000) });
  }
}
