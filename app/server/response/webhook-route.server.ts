import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { WrongMethodResponse } from '~/contract/problem';
import { noteDenial } from '../context/audit-notes';
import type { RequestContext } from '../context/context.server';
import { asResponse, errorResponse } from './json-response.server';
import { readParameters, type ParameterValues, type PathParameters } from './path-parameters';
import { appErrorFor } from './respond.server';

interface WebhookArgs<P extends PathParameters> {
  context: RequestContext;
  request: Request;
  params: ParameterValues<P>;
}

const wrongMethod = () =>
  asResponse({
    status: 405,
    headers: { Allow: 'POST' },
    body: { error: 'method not allowed' } satisfies WrongMethodResponse,
  });

/** What a machine posts, with bodies of its own format. Refusals are those of the API. `params`: what the path may hold. */
export function webhookRoute<P extends PathParameters>(
  params: P,
  receive: (args: WebhookArgs<P>) => Promise<Response>,
) {
  const response = async (args: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> => {
    if (args.request.method !== 'POST') return wrongMethod();
    const context = args.context as unknown as RequestContext;
    try {
      return await receive({ context, request: args.request, params: readParameters(params, args.params) });
    } catch (error) {
      const refused = appErrorFor(error, context);
      if (!refused) throw error;
      await noteDenial(context, refused);
      return asResponse(errorResponse(refused, refused.status));
    }
  };
  return { loader: response, action: response };
}
