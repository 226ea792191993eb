import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listMemberCards } from '~db/queries/member-card';
import { flagBits } from '~db/schema/search-bits';
import { testContext } from '~/testing/context';
import { makeFictional, makeMember } from '~/testing/make-member';
import { withSqlite } from '~/testing/with-database';
import { personSummaries } from '../view/person-summary.service.server';
import { toProfileResponse } from '../view/profile-response.service.server';

withSqlite('the mark of a checked photo', (open) => {
  // covers X17-049
  it('is in no answer about a fictional, unchecked or deleted profile, nor of a brand that compares no photos', async () => {
    const opened = await open();
    const context = testContext(opened);
    const { id } = await makeMember(context);
    const fictional = await makeFictional(context);
    const cards = await listMemberCards(context.db, [id, fictional.id]);
    const bits = fc.nat({ max: 2 ** 31 - 1 });
    let shown = 0;
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        bits,
        fc.constantFrom('active', 'not_confirmed', 'deleted'),
        (sent, compared, offered, rest, status) => {
          const card = {
            ...cards[sent ? 1 : 0]!,
            status,
            search_bits: rest + (compared ? flagBits.checked : 0),
          } as const;
          const here = { ...context, tenant: { ...context.tenant, photo_check: offered } };
          const right = !sent && compared && offered && status !== 'deleted';
          expect(personSummaries(here, [card])[0]!.checked).toBe(right);
          expect(toProfileResponse(here, card).checked).toBe(right);
          if (right) shown++;
        },
      ),
      { numRuns: 200, seed: 20261124 },
    );
    // Without a mark that is shown, nothing would be proven.
    expect(shown).toBeGreaterThan(0);
  });
});
