import { chatContext, send } from '~/features/chat/server/chat.testing';
import type { MemberContext } from '~/server/context/context.server';
import type { ViewerMember } from '~/server/context/viewer';
import { as, type TestContext, type TestOptions } from './context';
import { makeFictional, makeMember } from './make-member';
import type { OpenDatabase } from './with-database';

/** The people a setting is tried on; the same rows whatever the brand's file says. */
export interface Town {
  /** Premium, with credits for everything. */
  mark: ViewerMember;
  /** Free, with credits. */
  anna: ViewerMember;
  fictional: ViewerMember;
  /** Of Mark and Anna. */
  chat: string;
}

/** The brand under one value of a setting, and who looks at it. */
export interface Place extends Town {
  open: OpenDatabase;
  visitor: TestContext;
  asMark: TestContext & MemberContext;
  asAnna: TestContext & MemberContext;
  /** The same brand for somebody else, or with other circumstances. */
  again(options: TestOptions): TestContext;
}

/** One way to see a setting, and what is seen under the first and the second value. */
export type Seen = [see: (place: Place) => unknown, first: unknown, second: unknown];

export interface Turn {
  values: readonly [unknown, unknown];
  /** What else the brand's file says under each of them. */
  beside?: readonly [Record<string, unknown>, Record<string, unknown>];
  /** What a person reads, what a call answers, and what is refused; at least one of them. */
  page?: Seen;
  api?: Seen;
  refusal?: Seen;
  /** What a query counts or writes follows from it: turned on both databases. */
  asksDatabase?: true;
}

/** The people are there before the brand's file is turned. */
export async function settle(open: OpenDatabase): Promise<Town> {
  const context = chatContext(open);
  const old = { signup_date: open.clock.now() - 90 * 86_400_000 };
  const mark = await makeMember(context, {
    name: 'Mark',
    gender: 'male',
    seeks: 'female',
    credits: 1_000,
    paid_user: 1,
    photo: true,
    ...old,
  });
  const anna = await makeMember(context, {
    name: 'Anna',
    gender: 'female',
    seeks: 'male',
    credits: 1_000,
    photo: true,
    ...old,
  });
  const fictional = await makeFictional(context, { name: 'Flora', gender: 'female', photo: true });
  const { conversation } = await send(context, anna, mark, { text: 'How was your walk?' });
  return { mark, anna, fictional, chat: conversation.id };
}

/** `limits.free.photos` and 3: a file that says so. */
export function fileWith(setting: string, value: unknown): Record<string, unknown> {
  return setting.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Record<string, unknown>;
}

export function placeOf(open: OpenDatabase, town: Town, tenant: Record<string, unknown>): Place {
  const again = (options: TestOptions) => chatContext(open, { tenant, ...options });
  const visitor = again({});
  return { ...town, open, visitor, asMark: as(visitor, town.mark), asAnna: as(visitor, town.anna), again };
}
