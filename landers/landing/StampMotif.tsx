import type { ReactNode } from 'react';
import { box, Cut, disc, Ink, type NichePrefix, scallops } from '~/landing/kit/kit';

/** The picture on the stamp of each niche, on a field of 96 by 116. */
export const motifs: Record<NichePrefix, ReactNode> = {
  // The sun going down behind two hills.
  none: (
    <>
      <Cut flat d={box(0, 0, 96, 116)} fill="primary-soft" />
      <Cut d={disc(48, 60, 21)} fill="primary" />
      <Ink d="M48 30v-14M22 42l-10-9M74 42l10-9" />
      <Cut flat d="M0 116V86q24-26 50 2q22-18 46-2V116z" fill="depth" />
    </>
  ),
  // A violet before sunrise.
  she: (
    <>
      <Cut flat d={box(0, 0, 96, 116)} fill="primary-soft" />
      <Ink d="M48 56q-8 30 4 60M52 92q14-12 24-6q-6 14-22 14" />
      <Cut
        d={`${disc(48, 30, 13)}${disc(30, 44, 13)}${disc(66, 44, 13)}${disc(37, 63, 13)}${disc(59, 63, 13)}`}
        fill="primary"
      />
      <Cut d={disc(48, 49, 9)} fill="secondary" />
    </>
  ),
  // A hanging key.
  bdsm: (
    <>
      <Cut flat d={box(0, 0, 96, 116)} fill="surface-sunken" />
      <Cut flat d="M48 14a20 20 0 1 1 0 40a20 20 0 1 1 0-40zm0 8a12 12 0 1 0 0 24a12 12 0 1 0 0-24z" fill="secondary" />
      <Cut flat d={`${box(45, 52, 6, 50)}${box(51, 84, 14, 6)}${box(51, 95, 10, 6)}`} fill="secondary" />
      <Ink d="M48 0V16M10 108H86" />
    </>
  ),
  // A parasol and the sun.
  bbw: (
    <>
      <Cut flat d={box(0, 0, 96, 116)} fill="primary-soft" />
      <Cut d={disc(76, 24, 13)} fill="warning" />
      <Ink d="M46 40V108M28 108H66" />
      <Cut d={`M12 66a36 36 0 0 1 72 0${scallops(4, 18)}z`} fill="primary" />
      <Ink d="M48 30q-12 14-18 34M48 30q12 14 18 34" />
    </>
  ),
  // Two apples on one twig.
  gilf: (
    <>
      <Cut flat d={box(0, 0, 96, 116)} fill="primary-soft" />
      <Ink d="M10 20q36 4 76-10M36 20q-6 14-4 26M66 16q4 18 2 36" />
      <Cut d={disc(32, 64, 19)} fill="secondary" />
      <Cut d={disc(68, 72, 19)} fill="primary" />
      <Cut d="M50 18q14 2 16 22q-18-2-16-22z" fill="success" />
    </>
  ),
  // Three towers at nightfall.
  milf: (
    <>
      <Cut flat d={box(0, 0, 96, 116)} fill="primary-soft" />
      <Cut flat d={disc(70, 28, 13)} fill="primary" />
      <Cut flat d={`${box(8, 62, 24, 54)}${box(36, 40, 26, 76)}${box(66, 72, 24, 44)}`} fill="depth" />
      <Cut
        flat
        d={`${box(14, 70, 4, 6)}${box(22, 84, 4, 6)}${box(42, 50, 4, 6)}${box(51, 62, 4, 6)}${box(42, 76, 4, 6)}${box(73, 82, 4, 6)}`}
        fill="warning"
      />
      <Ink d="M0 115H96" />
    </>
  ),
  // Light split into its colours.
  gay: (
    <>
      <Cut flat d={box(0, 0, 96, 116)} fill="depth" />
      <Cut flat d="M54 56L96 30V43L55 61z" fill="danger" />
      <Cut flat d="M55 61L96 43V56L57 66z" fill="warning" />
      <Cut flat d="M57 66L96 56V69L59 71z" fill="success" />
      <Cut flat d="M59 71L96 69V84L62 76z" fill="primary" />
      <Cut flat d="M0 78L36 64V69L0 84z" fill="surface-raised" />
      <Cut d="M46 36L74 88H18z" fill="surface-raised" />
    </>
  ),
};

/** The waves of a postmark across stamp and paper. */
export const postmark = `${disc(0, 0, 30)}${disc(0, 0, 22)}M34-14q12-8 24 0t24 0t24 0M34 0q12-8 24 0t24 0t24 0M34 14q12-8 24 0t24 0t24 0`;
