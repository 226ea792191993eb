import { nichePrefix } from '~/i18n/niche-prefix';
import { getLanderFiles } from '../registry/landers.server';
import { AppError } from '~/server/response/app-error';
import type { RequestContext } from '~/server/context/context.server';
import { landerCopy } from './lander-copy.server';

/** The text that the visitor chose. Null if the lander was changed or switched off meanwhile, or the URL altered. */
export function findAnswerText(
  context: RequestContext,
  { lander, answer }: { lander: string | null; answer: string | null },
): string | null {
  const { tenant } = context;
  // The answer would fill the "about me" text, so nothing is looked up where the brand does not show that text.
  if (lander === null || answer === null || !tenant.visible_profile_notes.includes('about_me')) return null;
  const [name = '', slug = null] = lander.split('.');
  try {
    const brand = { landers: tenant.landers, niche: nichePrefix(tenant.niche) };
    const files = getLanderFiles(brand, { kind: 'public', name, slug });
    const text = landerCopy(context, files, slug)[answer] ?? '';
    // The asterisks mark emphasis on the landing page only.
    return text.replaceAll(/\*([^*]+)\*/g, '$1').trim() || null;
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  }
}
