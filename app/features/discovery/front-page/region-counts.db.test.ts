import { expect, it } from 'vitest';
import { marketJson } from '~/tenancy/tenant.testing';
import { testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { findRegionCounts } from './lander-people.service.server';

withDatabase('the regions of a map', (open) => {
  it('count everybody within, those of a county and those who name no town', async () => {
    const context = testContext(await open(), { tenant: { countries: ['GB'], markets: { GB: marketJson() } } });
    for (const region_id of ['GB-KEN', 'GB-WYK', 'GB-ENG', 'GB-CRF'])
      await makeMember(context, { country: 'GB', region_id });
    expect(await findRegionCounts(context)).toEqual([
      { id: 'GB-ENG', name: 'England', profiles: 3 },
      { id: 'GB-NIR', name: 'Northern Ireland', profiles: 0 },
      { id: 'GB-SCT', name: 'Scotland', profiles: 0 },
      { id: 'GB-WLS', name: 'Wales', profiles: 1 },
    ]);
  });
});
