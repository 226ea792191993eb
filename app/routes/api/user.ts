import { json } from '@remix-run/node';
import { languageSchema, loginSchema } from '~/features/account/account.schema.server';
import { rememberLanguage } from '~/features/account/login/language.service.server';
import { logInForWire } from '~/features/account/login/login.service.server';
import { wireUser } from '~/features/account/user-response.service.server';
import { apiBody, apiMember, apiRoute } from '~/server/response/api.server';

/** GET: the user, or null for a visitor. POST: login. PUT: the user's language. */
const route = apiRoute({
  GET: ({ context }) => ({ user: context.viewer.kind === 'member' ? wireUser(context, context.viewer.member) : null }),

  POST: async ({ context, request }) => {
    const { user, cookies } = await logInForWire(context, await apiBody(request, loginSchema));
    const headers = new Headers({ 'Cache-Control': 'private, no-store' });
    for (const value of cookies) headers.append('Set-Cookie', value);
    return json({ user }, { headers });
  },

  PUT: async ({ context, request }) => {
    const { member } = apiMember(context);
    const { language } = await apiBody(request, languageSchema);
    await rememberLanguage(context, language);
    return { user: { ...wireUser(context, member), language } };
  },
});

export const loader = route.loader;
export const action = route.action;
