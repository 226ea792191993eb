import { ofMember, pathName } from '~/server/response/path-parameters';
import { pageLoader } from '~/server/response/respond.server';
import { openPersonPage } from '~/landing/page/lander-page.server';

export const loader = pageLoader({ ...ofMember, slug: pathName.optional() }, ({ context, params }) =>
  openPersonPage(context, { kind: 'member', name: 'landing2', slug: params.slug ?? null }, params.id),
);

/** Another lander, rendered in the same way. */
export { default, handle, meta } from './members-id-landing';
