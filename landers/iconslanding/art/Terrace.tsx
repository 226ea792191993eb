import { box, Cut, disc, Ink } from '~/landing/kit/kit';

/** Cake, lemonade and oranges under a parasol. */
export function Terrace() {
  return (
    <>
      <Cut d="M76 246h96l-10 150H86z" fill="surface-raised" />
      <Cut flat d="M81 288h86l-8 104H89z" fill="accent" />
      <Ink d="M76 246h96l-10 150H86zM80 288h88M170 270c46-10 44 78-4 84M104 246l-22-46" />
      <Cut d={disc(112, 324, 15)} fill="warning" />
      <Ink d="M112 309v30M97 324h30" />
      <Cut d={box(280, 334, 144, 54, 12)} fill="accent-soft" />
      <Cut
        d="M274 338c-2-34 28-44 78-44s80 10 78 44c-6 18-22 18-28 0c-6 18-24 18-28 0c-6 22-26 22-32 0c-6 18-24 18-30 0c-8 18-28 18-38 0z"
        fill="secondary"
      />
      <Cut d={disc(352, 282, 16)} fill="primary" />
      <Ink d="M352 266c2-14 10-22 22-26M262 396h180" />
      <Cut d={disc(212, 372, 26)} fill="accent" />
      <Cut d={disc(252, 380, 18)} fill="primary" />
      <Ink d="M212 346c0-8 6-14 14-16M204 366c-4 4-4 12 0 16" />
    </>
  );
}
