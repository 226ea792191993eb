import { receiveFiles } from '~/features/photos/receive-files.server';

/**
 * The one file of a form, on disk while `work` has it; what else the form holds is read and left. Refuses what the
 * photos feature refuses, and what the work does.
 */
export async function receiveFile<T>(request: Request, work: (path: string) => Promise<T>): Promise<T> {
  let outcome: { value: T } | undefined;
  const [file] = await receiveFiles(request, async (path) => {
    outcome ??= { value: await work(path) };
  });
  if (outcome) return outcome.value;
  throw file?.refusal ?? new Error('a file was neither taken nor refused');
}
