import { chatContext, send } from '~/features/chat/server/chat.testing';
import type { MemberContext } from '~/server/context/context.server';
import type { ViewerMember } from '~/server/context/viewer';
import { as, type TestContext, type TestOptions } from './context';
import { makeFictional, makeMember } from './make-member';
import type { OpenDatabase } from './with-database';

/** The people for the tests of a setting; their rows are the same for all values of the setting. */
export interface Town {
  /** A premium member with credits for everything. */
  mark: ViewerMember;
  /** A free member with credits. */
  anna: ViewerMember;
  fictional: ViewerMember;
  /** The id of the conversation of Mark and Anna. */
  chat: string;
}

/** The brand with one value of a setting, and its viewers. */
export interface Place extends Town {
  open: OpenDatabase;
  visitor: TestContext;
  asMark: TestContext & MemberContext;
  asAnna: TestContext & MemberContext;
  /** A context of the same brand for another person or with other circumstances. */
  again(options: TestOptions): TestContext;
}

/** A function that observes a setting, and its results for the first and the second value. */
export type Seen = [see: (place: Place) => unknown, first: unknown, second: unknown];

export interface Turn {
  values: readonly [unknown, unknown];
  /** Further settings of the brand's file for each of the two values. */
  beside?: readonly [Record<string, unknown>, Record<string, unknown>];
  /** What a page shows, what a call of the API returns, and what is refused; at least one of them. */
  page?: Seen;
  api?: Seen;
  refused?: Seen;
  /** True where the result depends on a query: the setting is then tested on both databases. */
  asksDatabase?: true;
}

/** Makes the people before the brand's setting is changed. */
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

/** A part of a brand's file in which `setting` (such as `limits.free.photos`) has this value. */
export function fileWith(setting: string, value: unknown): Record<string, unknown> {
  return setting.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Record<string, unknown>;
}

export function placeOf(open: OpenDatabase, town: Town, tenant: Record<string, unknown>): Place {
  const again = (options: TestOptions) => chatContext(open, { tenant, ...options });
  const visitor = again({});
  return { ...town, open, visitor, asMark: as(visitor, town.mark), asAnna: as(visitor, town.anna), again };
}
