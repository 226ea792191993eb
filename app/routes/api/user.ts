import { json, type TypedResponse } from '@remix-run/node';
import type { PushResponse } from '~/contract/push';
import type { LoginResponse, ViewerResponse } from '~/contract/user';
import { languageSchema, loginSchema } from '~/features/account/account.schema.server';
import { rememberLanguage } from '~/features/account/login/language.service.server';
import { logInForApi } from '~/features/account/login/login.service.server';
import { toUserResponse } from '~/features/account/user-response.service.server';
import { pushBodySchema } from '~/features/notifications/push/push.schema.server';
import { changeSubscription } from '~/features/notifications/push/subscription.service.server';
import { apiBody, apiMember, apiRoute } from '~/server/response/api.server';

/** GET returns the user, or null for a visitor. POST logs in, or with ?push=1 subscribes the browser. PUT changes the user's language. */
const route = apiRoute<'/api/user.php'>({
  GET: ({ context }): ViewerResponse => ({
    user: context.viewer.kind === 'member' ? toUserResponse(context, context.viewer.member) : null,
  }),

  POST: async ({ context, request, query }): Promise<PushResponse | TypedResponse<LoginResponse>> => {
    if (query.get('push') === '1')
      return changeSubscription(apiMember(context), await apiBody(request, pushBodySchema));
    const { user, cookies } = await logInForApi(context, await apiBody(request, loginSchema));
    const headers = new Headers({ 'Cache-Control': 'private, no-store' });
    for (const value of cookies) headers.append('Set-Cookie', value);
    return json({ user } satisfies LoginResponse, { headers });
  },

  PUT: async ({ context, request }): Promise<LoginResponse> => {
    const { member } = apiMember(context);
    const { language } = await apiBody(request, languageSchema);
    await rememberLanguage(context, language);
    return { user: { ...toUserResponse(context, member), language } };
  },
});

export const loader = route.loader;
export const action = route.action;
