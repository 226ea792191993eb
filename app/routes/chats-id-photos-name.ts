import type { LoaderFunctionArgs } from '@remix-run/node';
import { findMessagePhoto } from '~/features/chat/photos/photo-message.service.server';
import { conversationIdSchema } from '~/contract/identifiers';
import type { RequestContext } from '~/server/context/context.server';
import { photoResponse } from '~/server/response/photo-response.server';

/** Browsers must revalidate each time: access can be withdrawn, and another person may use the same browser next. */
const UNKEPT = 'private, no-cache';

/** For the two members of the conversation only. Every other case is 404, whatever the reason. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  const { data: id } = conversationIdSchema.safeParse(params.id);
  const file =
    id === undefined ? id : await findMessagePhoto(context as unknown as RequestContext, id, params.name ?? '');
  return photoResponse(request, file, { 'Cache-Control': UNKEPT });
}
