import type { MemberContext } from '~/server/context/context.server';
import { addPasskey, beginPasskey } from './add-passkey.service.server';
import { removePasskey, renameOwnPasskey } from './passkey-list.service.server';
import type { PasskeysForm } from './passkeys.schema.server';

/** What the page shows next; `options` is what the browser needs to make a passkey. */
export type PasskeysOutcome =
  | { shown: 'options'; options: NonNullable<Awaited<ReturnType<typeof beginPasskey>>> }
  | { shown: 'wrong-password' | 'added' | 'renamed' | 'removed' };

export async function submitPasskeysForm(context: MemberContext, form: PasskeysForm): Promise<PasskeysOutcome> {
  switch (form.intent) {
    case 'begin': {
      const options = await beginPasskey(context, form.password);
      return options ? { shown: 'options', options } : { shown: 'wrong-password' };
    }
    case 'add':
      await addPasskey(context, form.answer);
      return { shown: 'added' };
    case 'rename':
      await renameOwnPasskey(context, form.passkey, form.name);
      return { shown: 'renamed' };
    case 'remove':
      await removePasskey(context, form.passkey);
      return { shown: 'removed' };
  }
}
