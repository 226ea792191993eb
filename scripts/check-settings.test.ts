import { describe, expect, it } from 'vitest';
import { readSources } from './check-files';
import { checkSettings, LATER, settingsOf } from './check-settings';

const schema = {
  properties: {
    $schema: {},
    name: {},
    gift_credits: {},
    limits: { properties: { free: { properties: { photos: {} } }, premium: { properties: { photos: {} } } } },
    features: { properties: { gifts: {} } },
  },
};
const settings = settingsOf(schema);
const found = (text: string, later: string[] = [], path = 'app/features/chat/send.server.ts') =>
  checkSettings(settings, [{ path, text }], later).map((finding) => finding.split(':')[0]);
const all = `tenant.name; gift_credits({ gift_credits: 1 }); tenant.gift_credits; tenant.limits.free.photos;
  limits.premium.photos; requirePart(context, 'gifts');`;
const without = (what: string) => all.replace(what, '0');

describe('a setting that nobody reads', () => {
  it('is found, and one that is read is not', () => {
    expect(settings).toEqual(['name', 'gift_credits', 'limits.free.photos', 'limits.premium.photos', 'features.gifts']);
    expect(found(all)).toEqual([]);
    expect(found('')).toEqual(settings);
    expect(found(without('tenant.name'))).toEqual(['name']);
    expect(found(without('tenant.gift_credits'))).toEqual(['gift_credits']);
    expect(found(without('tenant.limits.free.photos'))).toEqual(['limits.free.photos']);
    expect(found(without("requirePart(context, 'gifts')"))).toEqual(['features.gifts']);
  });

  it('is not read by another property of its name', () => {
    expect(found(without('tenant.name') + 'member.name; const { name } = member;')).toEqual(['name']);
    expect(found(without("requirePart(context, 'gifts')") + "offers.gifts; const kind = 'gifts';")).toEqual([
      'features.gifts',
    ]);
  });

  it('is not read by a test, a script, or what only describes or publishes it', () => {
    for (const path of [
      'app/features/chat/send.test.ts',
      'scripts/tenant/tenant-command.ts',
      'app/tenancy/tenant.ts',
      'app/tenancy/public-settings.server.ts',
    ]) {
      expect(found(all, [], path), path).toEqual(settings);
    }
  });

  it('is read by a pattern, too', () => {
    const patterns = `const { name, limits } = context.tenant; function at({ gift_credits }: Pick<Tenant, 'x'>) {}
      const { photos } = tenant.limits.free; f(({ tenant: { limits: { premium: { photos } } } }) => 1);
      tenant.features.gifts;`;
    expect(found(patterns)).toEqual([]);
  });
});

describe('what a later issue brings', () => {
  it('is not reported until something reads it; from then on its place on the list is', () => {
    const later = ['features.gifts'];
    expect(found(without("requirePart(context, 'gifts')"), later)).toEqual([]);
    expect(found(all, later)).toEqual(later);
    expect(found(all, ['teleport'])).toEqual(['teleport']);
  });

  it('is nothing any more', () => {
    expect(LATER).toEqual([]);
  });
});

it('reports a setting after the only file that reads it is removed', () => {
  const setting = 'limits.swipe_likes_per_day';
  const sources = readSources(`${import.meta.dirname}/..`).filter(({ text }) => text.includes('swipe_likes_per_day'));
  expect(checkSettings([setting], sources, [])).toEqual([]);
  const broken = sources.map((file) => ({ ...file, text: file.text.replaceAll('swipe_likes_per_day', 'four') }));
  expect(checkSettings([setting], broken, [])).toEqual([
    expect.stringMatching(/^limits\.swipe_likes_per_day: no product/),
  ]);
});
