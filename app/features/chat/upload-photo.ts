import type { Refusal } from '~/server/respond.server';

export type UploadOutcome = { ok: true } | { ok: false; refusal: Refusal | null };

/** What an answer of the wire contract says; null where nobody knows what became of it. */
export function readUploadAnswer(status: number, text: string): UploadOutcome {
  if (status >= 200 && status < 300) return { ok: true };
  if (status >= 500 || status === 429) return { ok: false, refusal: null };
  try {
    const { error } = JSON.parse(text) as { error?: Refusal | string };
    const refusal = typeof error === 'object' ? { ...error, values: error.values ?? {} } : null;
    return { ok: false, refusal: refusal ?? { code: 'errors.try-again-later', values: {} } };
  } catch {
    return { ok: false, refusal: null };
  }
}

export interface PhotoUpload {
  conversation: string;
  key: string;
  file: File;
  /** Which part of it is sent, 0 to 1. */
  onProgress: (part: number) => void;
}

/** Sends a photo; by XMLHttpRequest, since fetch tells nobody how far it is. Always answers; `stop` gives up. */
export function uploadPhoto({ conversation, key, file, onProgress }: PhotoUpload) {
  const request = new XMLHttpRequest();
  const done = new Promise<UploadOutcome>((resolve) => {
    const lost = () => resolve({ ok: false, refusal: null });
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(readUploadAnswer(request.status, request.responseText)));
    request.addEventListener('error', lost);
    request.addEventListener('abort', lost);
  });
  const form = new FormData();
  form.append('photo', file);
  request.open('POST', `/chats/${conversation}/photo?key=${key}`);
  request.setRequestHeader('Accept', 'application/json');
  request.send(form);
  return { done, stop: () => request.abort() };
}
