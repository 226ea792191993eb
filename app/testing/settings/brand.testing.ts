import { expect } from 'vitest';
import { joiningJobs } from '~/features/joining/joining.jobs.server';
import { loadShell } from '~/layouts/shell.server';
import { marketJson } from '~/tenancy/tenant.testing';
import { drainOutbox } from '~/testing/outbox';
import { renderPage } from '~/testing/render-page';
import type { Place, Turn } from '~/testing/settings.testing';
import { meta as rootMeta } from '~/root';
import * as profile from '~/routes/members-id';
import * as newChat from '~/routes/members-id-chat';
import * as premium from '~/routes/premium';
import * as index from '~/routes/index';
import * as credits from '~/routes/credits';
import { apiSetting, words, joinAs } from './ways.testing';

const headOf = async ({ visitor }: Place) => JSON.stringify(rootMeta({ data: await loadShell(visitor) } as never));

/** The sender of the first mail after a signup. */
const firstMail = async (place: Place) => {
  await joinAs(place);
  await drainOutbox(place.open, place.visitor, joiningJobs);
  return place.visitor.mail.sent[0]!.from;
};

const fictionalPage = ({ asMark, fictional: { id } }: Place) => renderPage(profile, asMark, `/members/${id}`, { id });

/** A brand's names and texts, and what it asks for. */
export const settingsOfBrand: Record<string, Turn> = {
  index_title: {
    values: ['One start page', 'Two start pages'],
    page: [
      (place) => headOf(place),
      expect.stringContaining('One start page'),
      expect.stringContaining('Two start pages'),
    ],
    api: [(place) => apiSetting(place, 'index_title'), 'One start page', 'Two start pages'],
  },
  description: {
    values: ['What one brand is.', 'What two brands are.'],
    page: [
      (place) => headOf(place),
      expect.stringContaining('What one brand is.'),
      expect.stringContaining('What two brands are.'),
    ],
    api: [(place) => apiSetting(place, 'description'), 'What one brand is.', 'What two brands are.'],
  },
  landing_composition: {
    values: ['open', 'discreet'],
    page: [
      async (place) => /data-section="([a-z]+)"/.exec((await renderPage(index, place.visitor, '/')).html)?.[1],
      'promises',
      'promise',
    ],
  },
  name: {
    values: ['Aurea', 'Boreas'],
    page: [async (place) => words(await renderPage(index, place.visitor, '/'), /Aurea|Boreas/), 'Aurea', 'Boreas'],
    api: [(place) => apiSetting(place, 'name'), 'Aurea', 'Boreas'],
  },
  support_email: {
    values: ['one@brand.example', 'two@brand.example'],
    page: [
      async (place) => /(?:one|two)@brand\.example/.exec((await renderPage(index, place.visitor, '/')).html)?.[0],
      'one@brand.example',
      'two@brand.example',
    ],
    api: [(place) => apiSetting(place, 'support_email'), 'one@brand.example', 'two@brand.example'],
  },
  support_phone: {
    values: ['+31 20 555 0101', '+31 20 555 0202'],
    api: [(place) => apiSetting(place, 'support_phone'), '+31 20 555 0101', '+31 20 555 0202'],
  },
  mail_address: {
    values: ['post@one.example', 'post@two.example'],
    api: [async (place) => (await firstMail(place)).address, 'post@one.example', 'post@two.example'],
  },
  mail_name: {
    values: ['Aurea post', 'Boreas post'],
    api: [(place) => apiSetting(place, 'mail_name'), 'Aurea post', 'Boreas post'],
  },
  enable_site_entry_popup: {
    values: ['yes', 'no'],
    page: [async (place) => (await loadShell(place.visitor)).siteEntry, true, false],
    api: [(place) => apiSetting(place, 'enable_site_entry_popup'), 'yes', 'no'],
  },
  site_entry_countries: {
    values: [['NL'], []],
    beside: [{ enable_site_entry_popup: 'yes' }, { enable_site_entry_popup: 'yes' }],
    page: [async (place) => (await loadShell(place.visitor)).siteEntry, true, false],
  },
  fictional_icon: {
    values: ['bot', 'feather'],
    page: [async (place) => (await loadShell(place.visitor)).brand.fictional.icon, 'bot', 'feather'],
    api: [(place) => apiSetting(place, 'fictional_icon'), 'bot', 'feather'],
  },
  fictional_singular: {
    values: ['made-up profile', 'sample profile'],
    page: [
      async (place) => words(await fictionalPage(place), /(?:made-up|sample) profile/),
      'made-up profile',
      'sample profile',
    ],
    api: [(place) => apiSetting(place, 'fictional_singular'), 'made-up profile', 'sample profile'],
  },
  fictional_plural: {
    values: ['made-up profiles', 'sample profiles'],
    api: [(place) => apiSetting(place, 'fictional_plural'), 'made-up profiles', 'sample profiles'],
  },
  fictional_warning: {
    values: ['Nobody is behind this one.', 'We wrote this one ourselves.'],
    page: [
      async (place) =>
        words(
          await renderPage(newChat, place.asMark, '/members/x/chat', { id: place.fictional.id }),
          /Nobody is behind this one|We wrote this one ourselves/,
        ),
      'Nobody is behind this one',
      'We wrote this one ourselves',
    ],
    api: [
      (place) => apiSetting(place, 'fictional_warning'),
      'Nobody is behind this one.',
      'We wrote this one ourselves.',
    ],
  },
  markets: {
    values: [
      { NL: marketJson() },
      { NL: marketJson({ currency: 'USD', bundles: [{ id: '100', credits: 100, price: 4321 }] }) },
    ],
    page: [
      async (place) => words(await renderPage(credits, place.asMark, '/credits'), /[€$]\s?(?:10\.00|43\.21)/),
      expect.stringContaining('10.00'),
      expect.stringContaining('43.21'),
    ],
    api: [
      (place) => apiSetting(place, 'minimum_message_costs'),
      { NL: { costs: 84, currency: 'EUR' } },
      { NL: { costs: 433, currency: 'USD' } },
    ],
  },
  refund_days: {
    values: [19, 33],
    page: [
      async (place) => words(await renderPage(premium, place.asMark, '/premium'), /\d+ days of free returns/),
      '19 days of free returns',
      '33 days of free returns',
    ],
    api: [(place) => apiSetting(place, 'refund_days'), 19, 33],
  },
};
