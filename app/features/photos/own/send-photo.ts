import type { ProblemBody, DomainError } from '~/contract/problem';
import { domainErrorIn } from '~/api-client/domain-error';
import { sendFile } from '~/api-client/send-file';

export type PhotoOutcome = { ok: true } | { ok: false; error: DomainError; loggedOut: boolean };

/** The URL to which all forms of the photo manager post. */
export const PHOTO_FORMS = '/profile/photos';

const LATER: DomainError = { code: 'errors.try-again-later', values: {} };

/** Reads the outcome from a response of the API. */
export function readOutcome(status: number, text: string): PhotoOutcome {
  if (status >= 200 && status < 300) return { ok: true };
  const body = parse(text);
  const [problem] = Object.values(body.field_errors ?? {}).flat();
  const wrong = problem && { code: problem.id, values: problem.values ?? {} };
  const error = domainErrorIn(body) ?? wrong ?? LATER;
  return { ok: false, error, loggedOut: body.authentication_required === true };
}

function parse(text: string): ProblemBody {
  try {
    return (JSON.parse(text) as ProblemBody | null) ?? {};
  } catch {
    return {};
  }
}

const NO_CONNECTION: PhotoOutcome = {
  ok: false,
  error: { code: 'photos.no-connection', values: {} },
  loggedOut: false,
};

/** `onProgress` receives the fraction that has been sent, 0 to 1. `done` never rejects; `stop` aborts. */
export function uploadPhoto(
  file: File,
  onProgress: (part: number) => void,
): { done: Promise<PhotoOutcome>; stop: () => void } {
  const { done, stop } = sendFile(PHOTO_FORMS, 'photos', file, onProgress);
  return {
    done: done.then((response) => (response ? readOutcome(response.status, response.text) : NO_CONNECTION)),
    stop,
  };
}

export async function sendPhotoForm(fields: Record<string, string>): Promise<PhotoOutcome> {
  try {
    const response = await fetch(PHOTO_FORMS, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    });
    return readOutcome(response.status, await response.text());
  } catch {
    return NO_CONNECTION;
  }
}
