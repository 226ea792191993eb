import { cropRectangle } from '~/features/photos/upload/crop';
import { makeRenditions, makeWhole, takeTurn } from '~/features/photos/upload/renditions.server';
import { AppError } from '~/server/response/app-error';
import type { Pictures, PictureTools } from '~/server/pictures/pictures';
import { PICTURE_KINDS, shuffled } from '~/testing/picture-kinds';
import { peakOf } from '../../e2e/support/product/process-memory';

interface Sample {
  name: string;
  bytes: Buffer;
}

/** What is done with pictures of members; the photo check takes its picture as a profile does. */
const USES: Readonly<Record<string, (tools: PictureTools, bytes: Buffer) => Promise<unknown>>> = {
  profile: makeRenditions,
  chat: makeWhole,
  check: makeRenditions,
  crop: (tools, bytes) => makeRenditions(tools, bytes, (size) => cropRectangle(size, { zoom: 130, left: 40, top: 60 })),
};

interface SequenceResult {
  uploads: number;
  /** What was not taken, with the code of the error. */
  refused: string[];
  /** In bytes: the most that any process that decoded took. */
  peak: number;
  /** In milliseconds. */
  longest: number;
}

export const makeSamples = (): Promise<Sample[]> =>
  PICTURE_KINDS.reduce<Promise<Sample[]>>(
    async (samples, { name, make }, i) => [...(await samples), { name, bytes: await make(i + 1) }],
    Promise.resolve([]),
  );

/** Uploads one picture after the other, as members do to a server that runs for days: each kind so many times. */
export async function runSequence(
  pictures: Pictures,
  samples: readonly Sample[],
  { seed, times }: { seed: number; times: number },
): Promise<SequenceResult> {
  const result: SequenceResult = { uploads: 0, refused: [], peak: 0, longest: 0 };
  const uses = Object.entries(USES);
  const uploads = shuffled(Array.from({ length: times }, () => samples).flat(), seed);
  for (const { name, bytes } of uploads) {
    const [use, work] = uses[result.uploads++ % uses.length]!;
    const begun = performance.now();
    const turn = takeTurn(pictures, 'a member', (tools) =>
      work(tools, bytes).finally(() => (result.peak = Math.max(result.peak, peakOf(pictures.pid ?? 0)))),
    );
    await turn.catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      result.refused.push(`${name} (${use}): ${error.code}`);
    });
    result.longest = Math.max(result.longest, performance.now() - begun);
  }
  return result;
}
