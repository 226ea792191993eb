type RefusalValues = Record<string, string | number>;

/** Why something about photos was not done: a message id and its values. */
export interface PhotoRefusal {
  code: string;
  values: RefusalValues;
}

export type PhotoOutcome = { ok: true } | { ok: false; refusal: PhotoRefusal; loggedOut: boolean };

/** Where all forms of the photo manager post to. */
export const PHOTO_FORMS = '/profile/photos';

const LATER: PhotoRefusal = { code: 'errors.try-again-later', values: {} };

/** What an answer of the wire contract says. */
export function readOutcome(status: number, text: string): PhotoOutcome {
  if (status >= 200 && status < 300) return { ok: true };
  const body = parse(text);
  const { error, field_errors: fields } = body;
  const problem = Object.values(fields ?? {}).flat()[0];
  const refusal =
    typeof error === 'object' && error
      ? { code: error.code, values: error.values ?? {} }
      : problem
        ? { code: problem.id, values: problem.values ?? {} }
        : LATER;
  return { ok: false, refusal, loggedOut: body.authentication_required === true };
}

interface WireBody {
  error?: string | { code: string; values?: RefusalValues };
  field_errors?: Record<string, { id: string; values?: RefusalValues }[]>;
  authentication_required?: boolean;
}

function parse(text: string): WireBody {
  try {
    return (JSON.parse(text) as WireBody | null) ?? {};
  } catch {
    return {};
  }
}

/**
 * Sends one file; `onProgress` hears which part of it is sent, 0 to 1. By XMLHttpRequest: fetch tells nobody how far an
 * upload is. Answers in the end, whatever happens; `stop` gives up.
 */
export function sendPhoto(
  file: File,
  onProgress: (part: number) => void,
): { done: Promise<PhotoOutcome>; stop: () => void } {
  const request = new XMLHttpRequest();
  const done = new Promise<PhotoOutcome>((resolve) => {
    const fail = () => resolve({ ok: false, refusal: { code: 'photos.no-connection', values: {} }, loggedOut: false });
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.upload.addEventListener('load', () => onProgress(1));
    request.addEventListener('load', () => resolve(readOutcome(request.status, request.responseText)));
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
  });
  const form = new FormData();
  form.append('photos', file);
  request.open('POST', PHOTO_FORMS);
  request.setRequestHeader('Accept', 'application/json');
  request.send(form);
  return { done, stop: () => request.abort() };
}

/** Sends one of the small forms. */
export async function sendPhotoForm(fields: Record<string, string>): Promise<PhotoOutcome> {
  try {
    const answer = await fetch(PHOTO_FORMS, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    });
    return readOutcome(answer.status, await answer.text());
  } catch {
    return { ok: false, refusal: { code: 'photos.no-connection', values: {} }, loggedOut: false };
  }
}
