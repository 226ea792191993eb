import { useLocation, useNavigate, useRevalidator } from '@remix-run/react';
import { useCallback, useState, type FormEvent } from 'react';
import type { Refusal } from '~/contract/problem';
import { PHOTO_FORMS, sendPhotoForm } from './send-photo';

/** The address forms of the photo manager post to, which leads back to the page they stand on. */
export function usePhotoForms(): string {
  const { pathname } = useLocation();
  return pathname === PHOTO_FORMS ? PHOTO_FORMS : `${PHOTO_FORMS}?next=${encodeURIComponent(pathname)}`;
}

/** To the login, and back here afterwards. */
export function useLoginAgain(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(() => void navigate(`/login?next=${encodeURIComponent(pathname)}`), [navigate, pathname]);
}

/** What is done to photos, in place: the page shows what became of it, or why not. */
export function usePhotoActions() {
  const { revalidate } = useRevalidator();
  const loginAgain = useLoginAgain();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [done, setDone] = useState(0);

  const run = useCallback(
    async (fields: Record<string, string>): Promise<boolean> => {
      setBusy(true);
      const outcome = await sendPhotoForm(fields);
      setBusy(false);
      setRefusal(outcome.ok ? null : outcome.refusal);
      if (!outcome.ok && outcome.loggedOut) loginAgain();
      if (outcome.ok) setDone((count) => count + 1);
      // Also after a refusal: what was refused may be gone.
      revalidate();
      return outcome.ok;
    },
    [revalidate, loginAgain],
  );

  /** For a form whose buttons say what to do; without JavaScript it is posted as it stands. */
  const onSubmit = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      const fields = new FormData(event.currentTarget, submitter);
      return run(Object.fromEntries([...fields].map(([name, value]) => [name, String(value)])));
    },
    [run],
  );
  return { run, onSubmit, busy, refusal, done };
}

export type PhotoActions = ReturnType<typeof usePhotoActions>;
