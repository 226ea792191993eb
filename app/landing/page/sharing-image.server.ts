import { findSharingImage } from '~/features/sharing/sharing-image.service.server';
import { brandSubject, readSharingName } from '~/features/sharing/sharing.service.server';
import { nichePrefix } from '~/i18n/niche-prefix';
import type { RequestContext } from '~/server/context/context.server';
import { awaitCurrentLanders, getLanderFiles } from '../registry/landers.server';
import { sharedLander } from './shared-lander.server';

/** The image of the brand or of one of its landers. Throws 404 for a lander that the brand does not show; undefined for a name that is none. */
export async function findNamedImage(context: RequestContext, name: string) {
  const subject = await findSubject(context, name);
  return subject && findSharingImage(context, subject);
}

async function findSubject(context: RequestContext, name: string) {
  const request = readSharingName(name);
  if (!request) return undefined;
  const { lander, slug, locale } = request;
  if (lander === null) return brandSubject(context, locale);
  const { tenant } = context;
  await awaitCurrentLanders();
  const brand = { landers: tenant.landers, niche: nichePrefix(tenant.niche) };
  const files = getLanderFiles(brand, { kind: 'public', name: lander, slug });
  return sharedLander({ ...context, locale }, files, slug);
}
