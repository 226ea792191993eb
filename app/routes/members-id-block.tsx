import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { personWords } from '~/features/profiles/view/person-words.server';
import { blockSchema } from '~/features/safety/block/block.schema.server';
import { findBlockPage } from '~/features/safety/block/block-page.service.server';
import { blockMember, unblockMember } from '~/features/safety/block/block.service.server';
import { BlockScreen } from '~/features/safety/block/BlockScreen';
import { unindexedPageMeta } from '~/page/page-meta';
import { ofMember } from '~/server/response/path-parameters';
import {
  invalidForm,
  memberContext,
  pageAction,
  pageLoader,
  parseForm,
  safeNext,
} from '~/server/response/respond.server';

export const handle = { messages: ['safety', 'members'] };

/** Asks for confirmation. `?next=` is the page on which the menu was opened. */
export const loader = pageLoader(ofMember, async ({ context, request, params }) => {
  const { id } = params;
  const page = await findBlockPage(memberContext(context, request), id);
  return {
    ...page,
    next: safeNext(new URL(request.url).searchParams.get('next'), page.person.here ? `/members/${id}` : '/blocked'),
    title: context
      .texts(context.locale)
      .formatMessage({ id: 'safety.block-meta' }, { name: personWords(context, page.person) }),
    brand: context.tenant.name,
  };
});

export const action = pageAction(ofMember, async ({ context, request, params }) => {
  const member = memberContext(context, request);
  const form = await parseForm(request, blockSchema);
  if (!form.ok) return invalidForm(form.problem);
  const { undo, next } = form.value;
  await (undo ? unblockMember : blockMember)(member, params.id);
  return redirect(safeNext(next, '/blocked'), 303);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function MembersIdBlock() {
  const problem = useActionData<FormProblem>();
  return <BlockScreen {...useLoaderData<typeof loader>()} problem={problem ?? null} />;
}
