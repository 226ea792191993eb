import { upsert } from '../dialect';
import type { Db } from '../handle';

/** The member's answers (JSON) by question; unanswered questions are missing. */
export async function listMatchAnswers(db: Db, memberId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('match_answer')
    .select(['question', 'answer'])
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .execute();
  return new Map(rows.map(({ question, answer }) => [question, answer]));
}

export async function putMatchAnswer(
  db: Db,
  memberId: string,
  { question, answer, now }: { question: string; answer: string; now: number },
): Promise<void> {
  const row = { tenant_id: db.tenantId, member_id: memberId, question, answer, answered_at: now };
  await upsert(db, 'match_answer', row, ['tenant_id', 'member_id', 'question'], { answer, answered_at: now });
}

export async function deleteMatchAnswers(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('match_answer').where('tenant_id', '=', db.tenantId).where('member_id', '=', memberId).execute();
}
