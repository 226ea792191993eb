/** What was answered; null where nobody knows what became of the file. */
export type FileResponse = { status: number; text: string } | null;

export interface SendingFile {
  done: Promise<FileResponse>;
  /** Gives up: `done` answers null. */
  stop: () => void;
}

/**
 * Posts one file as the field `name` of a form; `onProgress` hears which part of it is sent, 0 to 1. By XMLHttpRequest,
 * since fetch tells nobody how far an upload is. Always answers.
 */
export function sendFile(path: string, name: string, file: File, onProgress: (part: number) => void): SendingFile {
  const request = new XMLHttpRequest();
  const done = new Promise<FileResponse>((resolve) => {
    const lost = () => resolve(null);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.upload.addEventListener('load', () => onProgress(1));
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    request.addEventListener('error', lost);
    request.addEventListener('abort', lost);
  });
  const form = new FormData();
  form.append(name, file);
  request.open('POST', path);
  request.setRequestHeader('Accept', 'application/json');
  request.send(form);
  return { done, stop: () => request.abort() };
}
