import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { sendPhoto } from './send-photo';
import { createUploadQueue, type Upload } from './upload-queue';
import { useLoginAgain } from './use-photo-actions';

/** The uploads of this page. The browser asks before the page is left while one is in progress. */
export function useUploads() {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const { revalidate } = useRevalidator();
  const loginAgain = useLoginAgain();
  const latest = useRef({ revalidate, loginAgain });
  latest.current = { revalidate, loginAgain };
  const [queue] = useState(() =>
    createUploadQueue({
      send: sendPhoto,
      onChange: setUploads,
      onStored: () => latest.current.revalidate(),
      onLoggedOut: () => latest.current.loginAgain(),
    }),
  );
  const busy = uploads.some(({ state }) => state !== 'refused');
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [busy]);
  return { uploads, ...queue };
}
