import { expect, it } from 'vitest';
import { listAuditOf } from '~db/queries/audit.testing';
import { sayConsent } from '~/features/profiles/consents/consents.service.server';
import { consentVersions } from '~/features/profiles/consents/consents';
import { as, testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { given, runHere } from '../command/run-command.testing';
import { consentsCommand } from './consents-command';

withDatabase('npm run facet -- consents partners', (open) => {
  it('lists who agreed and nobody else, with the fields of the text, and writes down who took the list', async () => {
    const opened = await open();
    const context = testContext(opened, { tenant: { member_resell: true } });
    const make = async (name: string, ...decisions: boolean[]) => {
      const me = as(context, await makeMember(context, { name }));
      for (const given of decisions) {
        opened.clock.advance(1000);
        await sayConsent(me, { kind: 'resell', given, version: consentVersions.resell });
      }
      return me.member;
    };
    const anna = await make('Anna', true);
    await make('Bea');
    await make('Cleo', true, false);
    const dora = await make('=D"ora', true, false, true);
    const run = (args: string) => runHere((say) => consentsCommand(given([context]), say), args.split(' '));
    const { code, out } = await run('partners --brand aurea --by Eva');
    expect(code).toBe(0);
    const [head, ...lines] = out.trim().split('\n');
    expect(head).toBe('name,email,country,language');
    expect(lines.toSorted()).toEqual(
      [
        `"Anna","${anna.email}","${anna.country}","${anna.language}"`,
        `"'=D""ora","${dora.email}","${dora.country}","${dora.language}"`,
      ].toSorted(),
    );
    expect(await listAuditOf(context.db, 'Eva', 10)).toContainEqual(
      expect.objectContaining({ actor_id: 'Eva', action: 'consent.partners-listed', detail: '{"members":2}' }),
    );
    expect((await run('partners --brand aurea')).code).toBe(2);
  });

  it('refuses at a brand that passes nothing on', async () => {
    const context = testContext(await open(), { tenant: { member_resell: false } });
    const output = await runHere(
      (say) => consentsCommand(given([context]), say),
      ['partners', '--brand', 'a', '--by', 'E'],
    );
    expect(output).toMatchObject({ code: 1, out: '', err: expect.stringContaining('member_resell is off') as string });
  });
});
