import { IntlMessageFormat } from 'intl-messageformat';
import type { NichePrefix } from '~/i18n/niche-prefix';
import type { LanderPerson, LanderLabels } from '~/landing/kit/lander-view';
import type { Tenant } from '~/tenancy/tenant';

const files = import.meta.glob<Record<string, string>>('../../locales/*/{lander,lander.*,landing}.json', {
  eager: true,
  import: 'default',
});
const accounts = import.meta.glob<Record<string, string>>('../../locales/{en,nl}/account.json', {
  eager: true,
  import: 'default',
});

export interface LabelsPlace {
  brand: Tenant;
  niche: NichePrefix;
  locale: string;
  country: string;
  signupOpen: boolean;
  person: Pick<LanderPerson, 'name'> | null;
}

/** The texts that all landers have, as `landerLabels` of the server makes them from the brand's settings. */
export function landerLabels({ brand, niche, locale, country, signupOpen, person }: LabelsPlace): LanderLabels {
  const at = (name: string, language = locale) => `../../locales/${language}/${name}.json`;
  const account = accounts[at('account')] ?? accounts[at('account', 'en')];
  const texts = { ...account, ...files[at('landing')], ...files[at('lander')], ...files[at(`lander.${niche}`)] };
  const say = (id: string, values = {}) => String(new IntlMessageFormat(texts[id] ?? id, locale).format(values));
  const offer = signupOpen
    ? say('lander.free', { credits: brand.signup_credits })
    : say('landing.invite-only', { brand: brand.name });
  return {
    dating: `${say('lander.whom')} · ${country}`,
    offer,
    join: say('landing.join'),
    hello: person && say('account.signup-to-title', { name: person.name }),
    waitingList: say('landing.waiting-list'),
    people: brand.logged_out_search === 'none' ? null : say('landing.see-more'),
  };
}
