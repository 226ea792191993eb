import { useRef, useState } from 'react';
import type { DomainError } from '~/contract/problem';
import { publishLiveEvent } from '~/realtime/live-events';
import { ApiError } from '~/api-client/api-client';
import { domainErrorOf } from '~/api-client/domain-error';
import { sendFile } from '~/api-client/send-file';
import { problemOfFile } from '~/features/photos/pick/picked-files';
import { newRequestKey } from '../send-queue/request-key';

export interface SendPhoto {
  file: File | null;
  /** The share that has been sent, 0 to 1; null while nothing is being sent. */
  part: number | null;
  error: DomainError | null;
  /** Takes the first file; what cannot be a photo is refused, and the photo chosen before stays. */
  pick: (files: readonly File[]) => void;
  remove: () => void;
  send: () => void;
  stop: () => void;
}

/** A file stays chosen until it is sent; another attempt uses the same key, so that it arrives once. */
export function useSendPhoto(conversation: string, onSent: () => void): SendPhoto {
  const [file, setFile] = useState<File | null>(null);
  const [part, setPart] = useState<number | null>(null);
  const [error, setError] = useState<DomainError | null>(null);
  const key = useRef('');
  const stop = useRef<() => void>();

  const choose = (chosen: File | null) => {
    key.current = newRequestKey();
    setError(null);
    setFile(chosen);
  };
  const pick = (files: readonly File[]) => {
    const [chosen] = files;
    // Anyone who leaves the file picker without choosing keeps the photo; one that is being sent is not exchanged.
    if (!chosen || part !== null) return;
    const problem = problemOfFile(chosen);
    if (problem) return setError(problem);
    choose(chosen);
    if (files.length > 1) setError({ code: 'chat.photo-only-one', values: {} });
  };
  const deliver = async (chosen: File) => {
    setPart(0);
    setError(null);
    const upload = uploadPhoto({ conversation, key: key.current, file: chosen, onProgress: setPart });
    stop.current = upload.stop;
    const outcome = await upload.done;
    setPart(null);
    if (outcome.ok) {
      setFile(null);
      // The open conversation fetches new messages, and the navigation the remaining credits.
      publishLiveEvent({ kind: 'message', conversation, seq: Number.MAX_SAFE_INTEGER });
      publishLiveEvent({ kind: 'credits' });
      return onSent();
    }
    if (outcome.error) key.current = newRequestKey();
    setError(outcome.error ?? { code: 'chat.photo-not-sent', values: {} });
  };
  const send = () => {
    if (part !== null) return;
    if (!file) return setError({ code: 'chat.photo-none', values: {} });
    void deliver(file);
  };
  return { file, part, error, pick, remove: () => choose(null), send, stop: () => stop.current?.() };
}

type UploadOutcome = { ok: true } | { ok: false; error: DomainError | null };

/** The outcome by the response of the API; a null error where it is unknown whether the photo arrived. */
export function readUploadResponse(status: number, text: string): UploadOutcome {
  if (status >= 200 && status < 300) return { ok: true };
  if (status >= 500 || status === 429) return { ok: false, error: null };
  try {
    return { ok: false, error: domainErrorOf(new ApiError(status, JSON.parse(text))) };
  } catch {
    return { ok: false, error: null };
  }
}

interface PhotoUpload {
  conversation: string;
  key: string;
  file: File;
  onProgress: (part: number) => void;
}

/** Sends a photo. `done` never rejects; `stop` cancels the upload. */
function uploadPhoto({ conversation, key, file, onProgress }: PhotoUpload) {
  const { done, stop } = sendFile(`/chats/${conversation}/photo?key=${key}`, 'photo', file, onProgress);
  return { done: done.then((response) => readUploadResponse(response?.status ?? 0, response?.text ?? '')), stop };
}
