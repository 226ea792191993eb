import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLanders } from '~/landing/registry/landers.server';
import { memoryLogger } from '~/server/logger';
import { callRoute } from '~/testing/call-route';
import { testContext } from '~/testing/context';
import { makeFictional } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import * as landing from './members-id-landing';
import * as landing2 from './members-id-landing2-slug';
import * as landing3 from './members-id-landing3-slug';

let landers: { close(): void };
beforeAll(async () => {
  landers = await openLanders({ directory: resolve('landers'), log: memoryLogger([]) });
});
afterAll(() => landers.close());

withDatabase('the landings of one person', (open) => {
  it('are there, and are not where the brand leaves them out', async () => {
    const database = await open();
    const brand = testContext(database);
    const without = testContext(database, { tenant: { features: { member_landings: false } } });
    const { id } = await makeFictional(brand, { name: 'Flora', photo: true });
    for (const [name, { loader }] of Object.entries({ landing, landing2, landing3 })) {
      const visit = (context: typeof brand) => callRoute(loader, context, `/members/${id}/${name}`, { params: { id } });
      expect(await visit(brand), name).toMatchObject({ status: 200 });
      expect(await visit(without), name).toMatchObject({ status: 404 });
    }
  });
});
