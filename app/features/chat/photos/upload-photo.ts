import type { DomainError } from '~/contract/problem';
import { ApiError } from '~/api-client/api-client';
import { domainErrorOf } from '~/api-client/domain-error';
import { sendFile } from '~/api-client/send-file';

export type UploadOutcome = { ok: true } | { ok: false; error: DomainError | null };

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

export interface PhotoUpload {
  conversation: string;
  key: string;
  file: File;
  /** The share that has been sent, 0 to 1. */
  onProgress: (part: number) => void;
}

/** Sends a photo. `done` never rejects; `stop` cancels the upload. */
export function uploadPhoto({ conversation, key, file, onProgress }: PhotoUpload) {
  const { done, stop } = sendFile(`/chats/${conversation}/photo?key=${key}`, 'photo', file, onProgress);
  return { done: done.then((response) => readUploadResponse(response?.status ?? 0, response?.text ?? '')), stop };
}
