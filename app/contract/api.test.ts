import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ApiClient } from '~/api-client/api-client';
import { type ApiTable, everybody } from '~/server/api/api-call';
import { needing } from '../../tools/openapi/form-operation';
import type { ChatsResponse } from './chats';
import { likeRequestSchema, type LikeResponse } from './likes';

/** Calls that are compiled, not run: each mark says that the line below it must not compile. */
const calls = (api: ApiClient, before: string) => ({
  list: api.get('/api/chats.php'),
  page: api.get(`/api/chats.php?before=${before}`),
  like: api.send('POST', '/api/likes.php', { id: 'a' }),
  // @ts-expect-error There is no such path.
  unknown: () => api.get('/api/nothing.php'),
  // @ts-expect-error The path has no such method.
  method: () => api.send('DELETE', '/api/chats.php'),
});

describe('the contract of the API', () => {
  it('gives the browser the response of the path and method', () => {
    expectTypeOf<Awaited<ReturnType<typeof calls>['list']>>().toEqualTypeOf<ChatsResponse>();
    expectTypeOf<Awaited<ReturnType<typeof calls>['page']>>().toEqualTypeOf<ChatsResponse>();
    expectTypeOf<Awaited<ReturnType<typeof calls>['like']>>().toEqualTypeOf<LikeResponse>();
  });

  it('holds the table of calls to it', () => {
    const wrong: Partial<ApiTable>[] = [
      // @ts-expect-error The response of this path has a country.
      { '/api/geocode.php': { GET: everybody({ call: () => ({ geocode: { town: 1 } }) }) } },
      // @ts-expect-error The path also responds to PUT.
      { '/api/chat.php': { DELETE: everybody({ call: () => ({ conversation: { id: 'a' } }) }) } },
    ];
    expect(wrong).toHaveLength(2);
  });

  it('holds the document to what the forms read', () => {
    const forms = [
      needing(likeRequestSchema, 'id'),
      // @ts-expect-error The schema knows no such field.
      needing(likeRequestSchema, 'name'),
    ];
    expect(forms.map(({ needs }) => needs)).toEqual([['id'], ['name']]);
  });
});
