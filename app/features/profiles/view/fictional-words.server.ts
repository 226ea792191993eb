import type { RequestContext } from '~/server/context/context.server';
import type { FictionalChat, FictionalIcon } from '~/tenancy/tenant-choices';
import { textFor } from '~/tenancy/tenant-text';

/** What a brand says of its made-up profiles, as every page knows it. */
export interface FictionalWords {
  icon: FictionalIcon;
  singular: string;
  plural: string;
  /** The brand's sentence, and who writes for such a profile. */
  warning: string;
  chat: FictionalChat;
}

/**
 * Who writes for a made-up profile is no choice of words but of `fictional_chat`: it is told here, so that no brand's
 * text can promise an answer that nobody will write.
 */
export function fictionalWords({ tenant, locale, texts }: Pick<RequestContext, 'tenant' | 'locale' | 'texts'>) {
  const { fictional_chat: chat } = tenant;
  const say = texts(locale);
  const writer =
    chat === 'answered'
      ? say.formatMessage({
          id: 'profile.fictional-answered',
          defaultMessage: 'Our own team writes for it, and says so on every message.',
        })
      : say.formatMessage({
          id: 'profile.fictional-closed',
          defaultMessage: 'Nobody writes for it, so no message can be sent to it.',
        });
  return {
    icon: tenant.fictional_icon,
    singular: textFor(tenant.fictional_singular, locale),
    plural: textFor(tenant.fictional_plural, locale),
    warning: `${textFor(tenant.fictional_warning, locale)} ${writer}`,
    chat,
  } satisfies FictionalWords;
}
