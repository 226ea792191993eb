import type { FormEvent } from 'react';
import { api } from '~/api-client/api';

/** Spec section 7: a logged-in member's change goes to the user call too; its errors are nobody's concern. */
export function reportLanguage(event: FormEvent<HTMLFormElement>): void {
  const { submitter } = event.nativeEvent as SubmitEvent;
  if (!(submitter instanceof HTMLButtonElement)) return;
  void api.send('PUT', '/api/user.php', { language: submitter.value }).catch(() => {});
}
