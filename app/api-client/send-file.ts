/** The response; null where it is unknown whether the file arrived. */
export type FileResponse = { status: number; text: string } | null;

export interface SendingFile {
  done: Promise<FileResponse>;
  /** Aborts the upload: `done` resolves to null. */
  stop: () => void;
}

/**
 * Posts one file as the field `name` of a form. `onProgress` receives the fraction sent so far, from 0 to 1. Uses
 * XMLHttpRequest, because fetch reports no upload progress. `done` always resolves, it never rejects.
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
