import { expect, it } from 'vitest';
import { getMember, patchMember } from '~db/queries/member';
import { insertToken } from '~db/queries/token';
import { onProfileShown } from '~/features/account/account.hooks.server';
import { followLink } from '~/features/account/links/link.service.server';
import { hashSecret } from '~/features/account/secret.service.server';
import { oneTimeLinks } from '~/features/mailings/one-time-links.server';
import { openHooks, when, type Hook } from '~/server/context/hooks';
import { inBrowserOf, testContext } from '~/testing/context';
import { makeUnconfirmed } from '~/testing/make-member';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { featureHooks } from './hooks.server';

const declarations = import.meta.glob<Record<string, Hook<readonly unknown[]>>>('../features/**/*.hooks.server.ts', {
  eager: true,
});
const SECRET = 's'.repeat(43);

it('covers every hook that a feature declares', () => {
  const declared = Object.values(declarations).flatMap((module) => Object.values(module));
  expect(declared.length).toBeGreaterThan(0);
  expect(new Set(featureHooks)).toEqual(new Set(declared));
  expect(() => openHooks(declared, [])).toThrow('Nothing is registered for the hook');
});

async function withActivationLink(opened: OpenDatabase) {
  const context = testContext(opened);
  const member = await makeUnconfirmed(context);
  await insertToken(context.db, {
    token_hash: hashSecret(SECRET),
    purpose: 'activation',
    member_id: member.id,
    payload: null,
    created_at: context.clock.now(),
    expires_at: context.clock.now() + 1000,
  });
  return { context: inBrowserOf(context, member.id), member };
}

withDatabase('a hook', (open) => {
  it('that throws rolls back the whole transaction, with the caller’s writes and those of earlier hooks', async () => {
    const { context, member } = await withActivationLink(await open());
    const before = await getMember(context.db, member.id);
    const hooks = openHooks(
      [onProfileShown],
      [
        when(
          onProfileShown,
          async (tx, _context, memberId) => void (await patchMember(tx, memberId, { name: 'Written by a hook' })),
          async (tx, _context, memberId) => {
            // Both changes are visible inside the transaction.
            expect(await getMember(tx, memberId)).toMatchObject({ status: 'active', name: 'Written by a hook' });
            throw new Error('above');
          },
        ),
      ],
    );
    await expect(followLink({ ...context, hooks }, SECRET, oneTimeLinks)).rejects.toThrow('above');
    expect(await getMember(context.db, member.id)).toEqual(before);
    // The link is not used up: following it again does everything.
    expect(await followLink(context, SECRET, oneTimeLinks)).toMatch(/^\/activate\/done/);
    expect(await getMember(context.db, member.id)).toMatchObject({ status: 'active', name: before.name });
  });
});
