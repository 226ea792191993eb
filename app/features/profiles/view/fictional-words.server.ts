import type { RequestContext } from '~/server/context/context.server';
import type { FictionalChat, FictionalIcon } from '~/tenancy/tenant-choices';
import { textFor } from '~/tenancy/tenant-text';

/** The brand's words for fictional profiles, as every page knows them. */
export interface FictionalWords {
  icon: FictionalIcon;
  singular: string;
  plural: string;
  /** The brand's sentence about fictional profiles, followed by who writes for them. */
  warning: string;
  chat: FictionalChat;
}

/**
 * The part about who writes for a fictional profile follows from `fictional_chat` and not from the brand's texts, so
 * that no brand can promise messages that nobody will write.
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
