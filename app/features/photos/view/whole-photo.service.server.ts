import type { MemberContext } from '~/server/context/context.server';
import { inTurn } from '../upload/add-photo.service.server';
import { receiveFiles } from '../upload/receive-files.server';
import { makeWhole, type WholePicture } from '../upload/renditions.server';

/** A picture for people to send to each other: whole, written anew, in its turn. */
export type WholePhoto = WholePicture;

export function makeWholePhoto(context: MemberContext, path: string): Promise<WholePhoto> {
  return inTurn(context, (tools) => makeWhole(tools, path));
}

/**
 * The one file of a form, on disk while `work` has it; what else the form holds is read and left. Refuses what this
 * feature refuses, and what the work does.
 */
export async function receiveFile<T>(request: Request, work: (path: string) => Promise<T>): Promise<T> {
  let outcome: { value: T } | undefined;
  const [file] = await receiveFiles(request, async (path) => {
    outcome ??= { value: await work(path) };
  });
  if (outcome) return outcome.value;
  throw file?.refusal ?? new Error('a file was neither taken nor refused');
}
