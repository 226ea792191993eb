import type { FormEvent } from 'react';
import { api } from '~/api-client/api';

/** Spec section 7: a member's change of language is also sent to the user call. Its errors are ignored. */
export function reportLanguage(event: FormEvent<HTMLFormElement>): void {
  const { submitter } = event.nativeEvent as SubmitEvent;
  if (!(submitter instanceof HTMLButtonElement)) return;
  void api.send('PUT', '/api/user.php', { language: submitter.value }).catch(() => {});
}
