/** Who acts in a request, a closed list: told apart here alone, so that another kind shows where it matters. */
export type Actor<Member, Visitor = object> = ({ kind: 'visitor' } & Visitor) | ({ kind: 'member' } & Member);

interface Kind {
  kind: 'visitor' | 'member';
}

export const isMember = <A extends Kind>(actor: A): actor is Extract<A, { kind: 'member' }> => actor.kind === 'member';

export const isVisitor = <A extends Kind>(actor: A): actor is Extract<A, { kind: 'visitor' }> =>
  actor.kind === 'visitor';

/** The member who acts; null for a visitor. */
export const memberOf = <M>(actor: Actor<{ member: M }>): M | null => (isMember(actor) ? actor.member : null);
