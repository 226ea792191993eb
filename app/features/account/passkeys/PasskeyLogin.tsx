import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DomainError } from '~/contract/problem';
import { Messages } from '~/i18n/Messages';
import { Button } from '~/ui/Button/Button';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { LockKeyhole } from '~/ui/Icon/icons';
import { Stack } from '~/ui/Layout/Layout';
import {
  knowsPasskeys,
  logInWithBrowserPasskey,
  offersPasskeys,
  stopWaiting,
  type PasskeyOutcome,
} from './browser-passkeys';

/** The browser waits five minutes for a member, and the question can be answered for ten. */
const ASK_AGAIN_MS = 9 * 60 * 1000;

export interface PasskeyLoginProps {
  /** A path of this site to which the login leads. */
  next: string;
  /** Sends the form around the button on to `next`, instead of just going there. */
  onLoggedIn?: (form: HTMLFormElement) => void;
}

/** The button for a login with a passkey, and the same in the list of the e-mail field where the browser can. */
export function PasskeyLogin(props: PasskeyLoginProps) {
  return knowsPasskeys() ? (
    <Messages features={['passkeys']}>
      <Offer {...props} />
    </Messages>
  ) : null;
}

function Offer({ next, onLoggedIn }: PasskeyLoginProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<DomainError | null>(null);
  // Each use of the button ends the quiet waiting, and a new one begins after it.
  const [round, setRound] = useState(0);
  const pressed = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const form = () => place.current?.closest('form') ?? null;
  const tell = (outcome: PasskeyOutcome) => {
    if (outcome.kind !== 'done') {
      setError(outcome.kind === 'failed' ? outcome.error : null);
      setBusy(false);
      pressed.current = false;
      setRound(round + 1);
      return;
    }
    const sent = form();
    if (onLoggedIn && sent) onLoggedIn(sent);
    else window.location.assign(outcome.location);
  };
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => {
    const around = form();
    return around
      ? waitQuietly(
          around,
          next,
          () => !pressed.current,
          (outcome) => latest.current(outcome),
        )
      : undefined;
  }, [next, round]);
  const press = async () => {
    pressed.current = true;
    setBusy(true);
    setError(null);
    tell(await logInWithBrowserPasskey(next));
  };
  return (
    <Stack $gap={3} ref={place}>
      <Button type="button" variant="ghost" wide size="lg" busy={busy} onClick={() => void press()}>
        <LockKeyhole size={20} aria-hidden />
        <FormattedMessage id="passkeys.log-in" defaultMessage="Log in with a passkey" />
      </Button>
      <ErrorAlert error={error} />
    </Stack>
  );
}

/**
 * From the first touch of the form on, the list of the e-mail field also offers passkeys, while the button is free.
 * Returns what ends the waiting.
 */
function waitQuietly(
  form: HTMLFormElement,
  next: string,
  isFree: () => boolean,
  tell: (outcome: PasskeyOutcome) => void,
): () => void {
  let timer: number | undefined;
  let over = false;
  const wait = async () => {
    timer = window.setTimeout(() => void wait(), ASK_AGAIN_MS);
    const outcome = await logInWithBrowserPasskey(next, () => !over && isFree());
    // Nobody has asked for anything yet, so only a passkey that was really chosen is worth a word.
    if (!over && (outcome.kind === 'done' || (outcome.kind === 'failed' && wasChosen(outcome.error)))) tell(outcome);
  };
  const begin = async () => {
    form.removeEventListener('focusin', begun);
    form.removeEventListener('pointerover', begun);
    if (!over && (await offersPasskeys())) await wait();
  };
  const begun = () => void begin();
  form.addEventListener('focusin', begun);
  form.addEventListener('pointerover', begun);
  return () => {
    over = true;
    stopWaiting();
    window.clearTimeout(timer);
    form.removeEventListener('focusin', begun);
    form.removeEventListener('pointerover', begun);
  };
}

const wasChosen = ({ code }: DomainError) => code !== 'errors.try-again-later' && code !== 'passkeys.browser-failed';
