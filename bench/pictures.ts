import { Command } from 'commander';
import { DecoderFailed } from '~/server/pictures/decoder-process';
import { makeRenditions } from '~/features/photos/upload/renditions.server';
import { AppError } from '~/server/response/app-error';
import { memoryLogger } from '~/server/operations/logger';
import { openPictures } from '~/server/pictures/pictures';
import { peakOf, riseDuring } from '../e2e/support/product/process-memory';
import { avifOf12Megapixels, avifOf49Megapixels, avifThatLies, LARGEST } from './pictures/hostile-pictures';
import { makeSamples, runSequence } from './pictures/picture-sequences';
import { optionsOf } from '../scripts/command/programs';

const MOST = 200e6;
/** Reserved for the server's own part: the upload and the renditions. */
const SERVER = 20e6;

const refused = [
  { name: 'AVIF, 12 megapixels', make: avifOf12Megapixels },
  { name: 'AVIF, 49 megapixels', make: avifOf49Megapixels },
  { name: 'AVIF, 49 megapixels, says less', make: avifThatLies },
];
const command = new Command('npm run bench -- pictures')
  .description(
    'measures the memory of decoding pictures: the largest accepted one of every kind, and refused ones, each in a decoder of its own; then ordinary ones of every kind one after the other, 300 in five orders. Takes about ten minutes; exits with 1 if one takes more than is promised, or an ordinary one is refused',
  )
  .argument('[word]', 'single ones with the word in their name, such as AVIF; sequences: only the 300', '');
optionsOf(command);
const word = command.processedArgs[0] as string;
let tooMuch = 0;
for (const { name, make, ...rest } of [...LARGEST, ...refused].filter((picture) => picture.name.includes(word))) {
  const bytes = await make();
  const { outcome, peak } = await measure(bytes);
  const megapixels = 'megapixels' in rest ? `${rest.megapixels} MP` : '';
  const columns = [name.padEnd(34), megapixels.padStart(6), `${bytes.length} bytes`.padStart(15)];
  console.log(...columns, `${Math.round(peak / 1e6)} MB`.padStart(7), ` ${outcome}`);
  if (peak > MOST - SERVER) tooMuch += 1;
}
if (tooMuch > 0) console.error(`${tooMuch} of them took more than ${(MOST - SERVER) / 1e6} MB.`);
const good = word === '' || word === 'sequences' ? await sequencesHold() : true;
process.exit(tooMuch > 0 || !good ? 1 : 0);

/** The orders follow each other without a pause, so that what one leaves behind meets the next. */
async function sequencesHold(): Promise<boolean> {
  const pictures = openPictures({ log: memoryLogger([]) });
  const samples = await makeSamples();
  console.log(
    `\nSequences of ${samples.length} kinds, for profiles, conversations, the photo check and crops by turns`,
  );
  let holds = true;
  for (const seed of [1, 2, 3, 4, 5]) {
    const result = { uploads: 0, refused: [] as string[], peak: 0, longest: 0 };
    const rise = await riseDuring(process.pid, async () =>
      Object.assign(result, await runSequence(pictures, samples, { seed, times: 3 })),
    );
    const { uploads, refused, peak, longest } = result;
    const decoder = `a decoder at most ${Math.round(peak / 1e6)} MB`;
    const memory = `${decoder}, with the server ${Math.round(rise / 1e6)} MB, at most ${(longest / 1000).toFixed(1)} s for one`;
    console.log(`order ${seed}: ${uploads} uploads, ${refused.length} refused, ${memory}`);
    for (const line of refused) console.error(`  refused: ${line}`);
    holds &&= refused.length === 0 && peak <= MOST - SERVER && rise <= MOST;
  }
  await pictures.close();
  return holds;
}

/** The peak memory of the decoder including its start, and the outcome of the picture. */
async function measure(bytes: Buffer): Promise<{ outcome: string; peak: number }> {
  const pictures = openPictures({ log: memoryLogger([]) });
  let peak = 0;
  const outcome = await pictures.turn('the script', async (tools) => {
    await tools.header(bytes);
    const pid = pictures.pid!;
    return makeRenditions(tools, bytes)
      .then(
        () => 'taken',
        (error: unknown) => {
          if (error instanceof AppError || error instanceof DecoderFailed) return error.message;
          throw error;
        },
      )
      .finally(() => (peak = peakOf(pid)));
  });
  await pictures.close();
  return { outcome, peak };
}
