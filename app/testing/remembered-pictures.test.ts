import { expect, it } from 'vitest';
import { cropRectangle } from '~/features/photos/upload/crop';
import { makeRenditions } from '~/features/photos/upload/renditions.server';
import { contextPictures, makePicture, renditionsOf } from './pictures';

it('the renditions remembered by the tests are those of the decoder, whole and cropped, however often they are used', async () => {
  const cut = (size: { width: number; height: number }) => cropRectangle(size, { zoom: 120, left: 0, top: 100 });
  const ofContext = (picture: Buffer, crop?: typeof cut) =>
    contextPictures().turn('a test', (tools) => makeRenditions(tools, picture, crop));
  const picture = await makePicture(71, { width: 400, height: 500 });
  const real = { whole: await renditionsOf(picture), cut: await renditionsOf(picture, cut) };
  // The pixels of the second picture were not read in its turn, because the result is cached; they are read when
  // something new is made of them.
  for (const crop of [undefined, cut, cut, undefined]) {
    expect(await ofContext(picture, crop)).toEqual(crop ? real.cut : real.whole);
  }
});
