import type { IntlShape } from 'react-intl';
import type { NotificationType } from '~/contract/notification-types';
import type { MailContent } from '~/features/account/mail/design/mail-content';
import type { MailCategory } from '~/features/account/mail/mail-category';
import type { Tenant } from '~/tenancy/tenant';

export interface MailSample {
  category: MailCategory | readonly NotificationType[] | 'entry';
  /** The mail as the product makes it, for this brand and language; `origin` is the brand's. */
  make: (tenant: Tenant, intl: IntlShape, origin: string) => MailContent;
}

export const NAME = 'Anna';
/** As long as the tokens of links are. */
export const SECRET = 'kX3v9rQe2pLmT7wYb4ZcN8sHj6DfGa1uVoR5iKxE0Mt';

export const service = (make: MailSample['make']): MailSample => ({ category: 'service', make });
/** A mail to someone on the waiting list. */
export const entry = (make: MailSample['make']): MailSample => ({ category: 'entry', make });
