import { findBlocks } from '~db/queries/block';
import type { MemberContext } from '~/server/context/context.server';
import { requirePerson, safetyPerson } from '../person.service.server';
import { notYourself } from '../safety.errors';
import type { SafetyPerson } from '../safety-person';

export async function findBlockPage(
  context: MemberContext,
  id: string,
): Promise<{ person: SafetyPerson; blocking: boolean }> {
  if (id === context.member.id) throw notYourself();
  const card = await requirePerson(context, id);
  const { byViewer, byOther } = await findBlocks(context.db, context.member.id, id);
  // A blocked member may block back, but sees no picture there.
  const person = safetyPerson(context, card, byViewer || byOther);
  return { person: byOther ? { ...person, here: false } : person, blocking: byViewer };
}
