import { findPricing } from '~/features/billing/pricing/pricing.service.server';
import { answerQuestions } from '~/features/legal/documents/faq.service.server';
import { writePromise } from '~/features/legal/documents/promise.service.server';
import { toMajor } from '~/i18n/minor-units';
import type { RequestContext } from '~/server/context/context.server';
import type { Landing, LandingSection } from '~/theme/theme';
import { findFigures } from './figures.service.server';
import type { PriceData, ScreensData, SectionsData } from './section-data';

/** What the sections of the brand's front page say, of those that stand on it and exist on this brand. */
export async function findSections(
  context: RequestContext,
  landing: Pick<Landing, 'question' | 'promise'>,
  order: readonly LandingSection[],
): Promise<SectionsData> {
  const on = (section: LandingSection) => order.includes(section);
  const promise = on('promise') ? writePromise(context, landing.promise.about) : undefined;
  // A visitor reads on every front page who is fictional here, be it as a promise or as a question.
  const labelled = on('promises') || promise?.about === 'labels';
  const questions = labelled ? landing.question.ask : ['talk-fictional', landing.question.ask[1]];
  return {
    ...(on('figures') && { figures: await findFigures(context) }),
    ...(on('screens') && { screens: writeScreens(context) }),
    ...(on('question') && { question: answerQuestions(context, questions) }),
    ...(promise && { promise }),
    ...(on('price') && { price: findPrice(context) }),
  };
}

/** The smallest bundle, and what a message costs; undefined where nothing can be ordered now. */
function findPrice(context: RequestContext): PriceData | undefined {
  const { bundles, methods, actions, country, sells } = findPricing(context, null);
  const smallest = bundles.toSorted((a, b) => a.price - b.price)[0];
  const message = actions.find(({ action }) => action === 'message');
  if (!sells || !smallest || !message) return undefined;
  const intl = context.texts(context.locale);
  const money = moneyText(context, country.currency);
  const fee = Math.max(0, ...methods.map((method) => method.fee));
  const { least, most } = message;
  return {
    bundle: money(smallest.price),
    bundleCredits: smallest.credits,
    message: intl.formatMessage({ id: 'billing.credits' }, { count: message.credits }),
    messageMoney:
      least === most
        ? money(least)
        : intl.formatMessage({ id: 'pricing.range' }, { least: money(least), most: money(most) }),
    fee: fee > 0 ? money(fee) : null,
  };
}

/** The composer's own texts, with the price for a new member who has the free credits or else the smallest bundle. */
function writeScreens(context: RequestContext): ScreensData {
  const { tenant, texts, locale } = context;
  const { message_credits: cost, signup_credits: free } = tenant;
  const intl = texts(locale);
  const { bundles, actions, country } = findPricing(context, null);
  const given = free >= cost;
  const { logged_out_search: direct, logged_out_search_trafficsource: partner, features } = tenant;
  const open = direct !== 'none' || partner !== 'none' || features.member_landings;
  return {
    writeHere: intl.formatMessage({ id: 'chat.your-message' }),
    send: intl.formatMessage({ id: 'chat.send' }),
    price: intl.formatMessage(
      { id: 'chat.price' },
      {
        cost,
        basis: given ? 'free' : 'from',
        money: moneyText(context, country.currency)(actions[0]?.least ?? 0),
        credits: given ? free : (bundles[0]?.credits ?? cost),
      },
    ),
    whoSees: intl.formatMessage({ id: 'consents.visitors-question' }),
    membersOnly: intl.formatMessage({ id: 'consents.visitors-no' }),
    visitorsToo: open ? intl.formatMessage({ id: 'consents.visitors-yes' }) : null,
  };
}

function moneyText({ texts, locale }: RequestContext, currency: string): (minor: number) => string {
  const intl = texts(locale);
  return (minor) => intl.formatNumber(toMajor(minor, currency), { style: 'currency', currency });
}
