import { createHash } from 'node:crypto';
import type { MessageRow } from '~db/schema/message';
import type { Charge } from '~/features/billing/ledger.service.server';
import type { Tenant } from '~/tenancy/tenant';
import type { GiftId } from './gift-catalogue';

/** What a message says: clean words (see chat.schema.server.ts) or a gift of the catalogue. */
export type MessageContent = { type: 'text'; text: string } | { type: 'gift'; gift: GiftId };

type Prices = Pick<Tenant, 'message_credits' | 'photo_credits' | 'gift_credits'>;

/** What a message costs; a gift the same whichever it is. */
export function creditsFor(tenant: Prices, type: MessageRow['type']): number {
  if (type === 'photo') return tenant.photo_credits;
  return type === 'gift' ? tenant.gift_credits : tenant.message_credits;
}

/** What the credits go for, in the words of the ledger. */
export function chargeKind(type: MessageRow['type']): Charge['kind'] {
  return type === 'text' ? 'message' : type;
}

/** What is stored as the message's body. */
export function bodyOf(content: MessageContent): string {
  return content.type === 'text' ? content.text : content.gift;
}

/** By which a repeated request is known to be the same. No text begins with what marks the other types. */
export function hashOf(recipientId: string, content: MessageContent): string {
  const said = content.type === 'text' ? content.text : `\u0000${content.type}\n${bodyOf(content)}`;
  return createHash('sha256').update(`${recipientId}\n${said}`).digest('hex');
}
