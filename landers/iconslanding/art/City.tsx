import { box, Cut, disc, Ink } from '~/landing/kit/kit';

/** A drink by a window high above the city, a lamp and a book. */
export function City() {
  return (
    <>
      <Cut d="M128 200h148l-74 86z" fill="surface-raised" />
      <Cut flat d="M148 222h108l-54 60z" fill="primary" />
      <Ink d="M146 222h112M202 286v104M162 396c6-8 22-10 40-10s34 2 40 10zM236 244l44-76" />
      <Cut d={disc(232, 238, 11)} fill="success" />
      <Cut d={box(302, 376, 130, 22)} fill="primary" />
      <Cut d={box(314, 354, 110, 22)} fill="surface-raised" />
      <Ink d="M322 376v22M334 354v22" />
      <Ink d="M64 398V252M40 398h48" />
      <Cut d="M40 180h48l22 72H18z" fill="accent" />
    </>
  );
}
