import { useLocation, useNavigate, useRevalidator } from '@remix-run/react';
import { useCallback, useState, type FormEvent } from 'react';
import type { DomainError } from '~/contract/problem';
import { PHOTO_FORMS, sendPhotoForm } from './send-photo';

/** The URL to which the forms of the photo manager post. It leads back to the page that holds them. */
export function usePhotoForms(): string {
  const { pathname } = useLocation();
  return pathname === PHOTO_FORMS ? PHOTO_FORMS : `${PHOTO_FORMS}?next=${encodeURIComponent(pathname)}`;
}

/** Returns a function that leads to the login and back to this page afterwards. */
export function useLoginAgain(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(() => void navigate(`/login?next=${encodeURIComponent(pathname)}`), [navigate, pathname]);
}

/** Actions on photos without leaving the page, which then shows the result or why it was refused. */
export function usePhotoActions() {
  const { revalidate } = useRevalidator();
  const loginAgain = useLoginAgain();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<DomainError | null>(null);
  const [done, setDone] = useState(0);

  const run = useCallback(
    async (fields: Record<string, string>): Promise<boolean> => {
      setBusy(true);
      const outcome = await sendPhotoForm(fields);
      setBusy(false);
      setError(outcome.ok ? null : outcome.error);
      if (!outcome.ok && outcome.loggedOut) loginAgain();
      if (outcome.ok) setDone((count) => count + 1);
      // Also after a domain error, because the photo may no longer exist.
      revalidate();
      return outcome.ok;
    },
    [revalidate, loginAgain],
  );

  /** For forms whose buttons name the action. Without JavaScript the browser posts the form. */
  const onSubmit = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      const fields = new FormData(event.currentTarget, submitter);
      return run(Object.fromEntries([...fields].map(([name, value]) => [name, String(value)])));
    },
    [run],
  );
  return { run, onSubmit, busy, error, done };
}

export type PhotoActions = ReturnType<typeof usePhotoActions>;
