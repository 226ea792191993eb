import { expect, it } from 'vitest';
import { marketJson } from '~/tenancy/tenant.testing';
import { callApi } from '~/compose/call-api.testing';
import { testContext } from '~/testing/context';
import { withDatabase } from '~/testing/with-database';

withDatabase('what a client loads once', (open) => {
  // covers S7-023 S7-024
  it('settings are those of the brand of the host, whatever the query contains', async () => {
    const opened = await open();
    const aurea = testContext(opened, { tenant: { name: 'Aurea', niche: 1 } });
    const two = testContext(opened, { brand: 2, tenant: { name: 'Boreas', niche: 7 } });
    const ask = async (context: typeof aurea, query: string) =>
      (await callApi(context, `/api/settings.php${query}`)).data;
    expect(await ask(aurea, '')).toMatchObject({ name: 'Aurea', niche: 1 });
    expect(await ask(two, '')).toMatchObject({ name: 'Boreas', niche: 7 });
    expect(await ask(aurea, '?network=adnet&lb=1&domain=www.testbrand.example&name=x')).toEqual(await ask(aurea, ''));
  });

  // covers S3-056 S3-057 S3-058 S3-059 S3-060 S3-061 S3-062 S3-064 S3-065
  it('companyinfo is the company behind the brand', async () => {
    const { data } = await callApi(testContext(await open()), '/api/companyinfo.php');
    expect(data).toMatchObject({
      name: 'Acme Dating B.V.',
      address: 'Teststraat 1',
      kvk: '00000009',
      city: '1000 AA Amsterdam',
      country: 'NL',
      tradenames: ['Acme'],
      vat_numbers: ['NL000000009B01'],
      delete_discount: 30,
      added: '2024-01-31T12:00:00Z',
    });
  });

  it('interests and regions have names in the language of the page; regions are those of the brand’s countries', async () => {
    const tenant = { countries: ['NL', 'BE'], markets: { NL: marketJson(), BE: marketJson() } };
    const context = testContext(await open(), { tenant, locale: 'nl' });
    const named = (list: unknown) => list as { id: string; name: string }[];
    const { data: enjoyed } = await callApi(context, '/api/interests.php');
    expect(named((enjoyed as { interests: unknown }).interests).length).toBeGreaterThanOrEqual(60);
    const ask = async (query: string) => {
      const response = await callApi(context, `/api/regions.php${query}`);
      return named((response.data as { regions: unknown }).regions).map(({ id }) => id.slice(0, 2));
    };
    expect(new Set(await ask(''))).toEqual(new Set(['NL', 'BE']));
    expect(new Set(await ask('?country=BE'))).toEqual(new Set(['BE']));
    expect(await ask('?country=US')).toEqual([]);
  });

  it('suggest the towns that begin as somebody types, in the countries of the brand alone', async () => {
    const tenant = { countries: ['NL', 'BE'], markets: { NL: marketJson(), BE: marketJson() } };
    const context = testContext(await open(), { tenant });
    const towns = async (query: string) => {
      const { status, data } = await callApi(context, `/api/regions.php${query}`);
      return status === 200 ? (data as { towns: string[] }).towns : status;
    };
    expect(await towns('?country=NL&town=utr')).toContain('Utrecht (Utrecht)');
    expect(await towns('?country=US&town=spr')).toEqual([]);
    expect(await towns('?town=utr')).toBe(400);
    expect(await towns('?country=NL&town=u')).toBe(400);
    expect(await towns(`?country=NL&town=${'u'.repeat(121)}`)).toBe(400);
  });
});
