import type * as Browser from '@simplewebauthn/browser';
import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import type { DomainError } from '~/contract/problem';
import { postForm } from '~/api-client/post-form';

/* What the browser does with passkeys. The library is loaded when one is really used. */

export type PasskeyOutcome =
  | { kind: 'done'; location: string }
  /** The member has closed the window of the browser, or another request took its place. */
  | { kind: 'given-up' }
  | { kind: 'failed'; error: DomainError };

const LOGIN = '/login/passkey';
const OWN = '/notifications/passkeys';

type Library = typeof Browser;
type RequestOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON'];
type CreationOptions = Parameters<Library['startRegistration']>[0]['optionsJSON'];

let library: Promise<Library> | undefined;

/** Ends what waits for a passkey, if anything does. */
export function stopWaiting(): void {
  void library?.then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
}

export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Whether the browser offers passkeys in the list of the e-mail field. */
export async function offersPasskeys(): Promise<boolean> {
  if (!knowsPasskeys()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) ?? false;
}

/**
 * With `stillWanted` it waits until the member chooses a passkey in the e-mail field, without a window of its own, and
 * does not begin once that is no longer wanted: it would end the question of anyone who has pressed the button meanwhile.
 */
export async function logInWithBrowserPasskey(next: string, stillWanted?: () => boolean): Promise<PasskeyOutcome> {
  const begun = await postForm<RequestOptions>(LOGIN, { intent: 'begin' });
  if (!begun.ok) return { kind: 'failed', error: begun.error };
  const answer = await ask<AuthenticationResponseJSON | PasskeyOutcome>(async ({ startAuthentication }) => {
    if (stillWanted && !stillWanted()) return { kind: 'given-up' };
    return startAuthentication({ optionsJSON: begun.data, useBrowserAutofill: stillWanted !== undefined });
  });
  if ('kind' in answer) return answer;
  const done = await postForm<{ location: string }>(LOGIN, { intent: 'log-in', answer: JSON.stringify(answer), next });
  if (done.ok) return { kind: 'done', location: done.data.location };
  if (done.error.code === 'passkeys.unknown') await forget(answer.id);
  return { kind: 'failed', error: done.error };
}

export async function addPasskeyInBrowser(password: string): Promise<PasskeyOutcome> {
  const begun = await postForm<CreationOptions>(OWN, { intent: 'begin', password });
  if (!begun.ok) return { kind: 'failed', error: begun.error };
  const answer = await ask(({ startRegistration }) => startRegistration({ optionsJSON: begun.data }));
  if ('kind' in answer) return answer;
  const done = await postForm<{ location: string }>(OWN, { intent: 'add', answer: JSON.stringify(answer) });
  return done.ok ? { kind: 'done', location: done.data.location } : { kind: 'failed', error: done.error };
}

async function ask<T extends object>(question: (library: Library) => Promise<T>): Promise<T | PasskeyOutcome> {
  try {
    library ??= import('@simplewebauthn/browser');
    return await question(await library);
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return { kind: 'given-up' };
    const code = name === 'InvalidStateError' ? 'passkeys.exists' : 'passkeys.browser-failed';
    return { kind: 'failed', error: { code, values: {} } };
  }
}

/** Tells the password manager that this passkey works no longer, so that it stops offering it. */
async function forget(credentialId: string): Promise<void> {
  const signals = PublicKeyCredential as unknown as {
    signalUnknownCredential?: (which: { rpId: string; credentialId: string }) => Promise<void>;
  };
  await signals.signalUnknownCredential?.({ rpId: window.location.hostname, credentialId }).catch(() => undefined);
}
