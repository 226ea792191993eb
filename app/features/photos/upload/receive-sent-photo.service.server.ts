import type { MemberContext } from '~/server/context/context.server';
import { inTurn } from './add-photo.service.server';
import { receiveFiles } from './receive-files.server';
import { makeWhole, type WholePicture } from './renditions.server';

/** A picture that members send to each other: not cropped and encoded again, made in the queue. */
export type WholePhoto = WholePicture;

export function makeWholePhoto(context: MemberContext, path: string): Promise<WholePhoto> {
  return inTurn(context, (tools) => makeWhole(tools, path));
}

/** The single file of a form, on disk while `work` runs. Throws the domain errors of receiving a file and of `work`. */
export async function receiveFile<T>(request: Request, work: (path: string) => Promise<T>): Promise<T> {
  let outcome: { value: T } | undefined;
  const [file] = await receiveFiles(request, async (path) => {
    outcome ??= { value: await work(path) };
  });
  if (outcome) return outcome.value;
  throw file?.error ?? new Error('a file was neither taken nor refused');
}
