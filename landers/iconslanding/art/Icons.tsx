import type { ComponentType } from 'react';
import { box, Cut, disc, Ink, scallops } from '~/landing/kit/kit';

/** The six steps in the order of the page. */
export const steps = ['talk', 'cost', 'who', 'safe', 'pen', 'leave'] as const;
export type StepName = (typeof steps)[number];

/** Two speech bubbles that meet. */
function Talk() {
  return (
    <>
      <Cut d="M54 50h90q14 0 14 14v44q0 14-14 14H88l-26 24v-24H54q-14 0-14-14V64q0-14 14-14" fill="surface-raised" />
      <Ink d="M62 76h70M62 94h44" />
      <Cut d="M108 112h82q14 0 14 14v40q0 14-14 14h-4v22l-24-22h-54q-14 0-14-14v-40q0-14 14-14z" fill="secondary" />
      <g data-move="bob">
        <Cut d="M149 166c-34-22-22-46-10-42c6 0 8 4 10 8c2-4 4-8 10-8c12-4 24 20-10 42z" fill="surface-raised" />
      </g>
    </>
  );
}

/** A jar of coins, because only what is in it can be spent. */
function Cost() {
  return (
    <>
      <Cut
        d="M70 84h100c14 10 20 20 20 36v60c0 14-8 20-20 20H70c-12 0-20-6-20-20v-60c0-16 6-26 20-36z"
        fill="surface-raised"
      />
      <Cut d={disc(86, 176, 20)} fill="primary" />
      <Cut d={disc(126, 178, 20)} fill="accent" />
      <Cut d={disc(160, 170, 20)} fill="primary" />
      <Cut d={disc(104, 144, 20)} fill="accent" />
      <Ink d="M86 168v16M126 170v16M160 162v16M104 136v16M62 124c2-8 6-14 12-20" />
      <Cut d={box(62, 62, 116, 24, 8)} fill="secondary" />
      <g data-move="bob">
        <Cut d={disc(146, 36, 18)} fill="primary" />
        <Ink d="M146 29v14" />
      </g>
    </>
  );
}

/** Two frames on a wall: a person, and a fictional profile with its label. */
function Who() {
  return (
    <>
      <Cut d={box(34, 56, 88, 116)} fill="surface-raised" />
      <Cut d={disc(78, 100, 17)} fill="secondary" />
      <Cut d="M50 164c0-26 10-38 28-38s28 12 28 38z" fill="secondary" />
      <path className="ink" strokeDasharray="9 7" d={box(140, 40, 74, 100)} />
      <path className="ink" strokeDasharray="6 5" d={`${disc(177, 78, 14)}M154 132c0-22 8-32 23-32s23 10 23 32`} />
      <Ink d="M78 56V34M177 140v18" />
      <g data-move="sway">
        <Cut d="M142 176l10-18h60v36h-60z" fill="warning" />
        <Ink d="M166 170h34M166 182h22" />
        <Cut d={disc(153, 176, 4)} fill="surface-raised" />
      </g>
    </>
  );
}

/** A large umbrella. */
function Safe() {
  return (
    <>
      <Ink d="M120 28v14M120 118v74c0 24-32 24-32 2" />
      <Cut d={`M32 126c6-56 44-86 88-86s82 30 88 86${scallops(4, 44)}z`} fill="secondary" />
      <Cut flat d={`M76 126c4-46 20-74 44-86c24 12 40 40 44 86${scallops(2, 44)}z`} fill="primary" />
      <Ink d="M120 40c-24 12-40 40-44 86M120 40c24 12 40 40 44 86M120 40v76" />
      <g data-move="glow">
        <Ink d="M30 40v16M18 78v14M60 16v14M196 18v16M218 60v14" />
      </g>
      <Cut d="M164 200c-30-20-20-42-8-38c4 0 6 4 8 7c2-3 4-7 8-7c12-4 22 18-8 38z" fill="accent" />
    </>
  );
}

/** A typewriter, for the question of who writes. */
function Pen() {
  return (
    <>
      <g data-move="bob">
        <Cut d={box(76, 30, 88, 92)} fill="surface-raised" />
        <Ink d="M90 50h60M90 66h60M90 82h36" />
      </g>
      <Cut d={box(40, 104, 160, 26, 8)} fill="primary" />
      <Cut d="M58 130h124l20 66q2 12-10 12H48q-12 0-10-12z" fill="secondary" />
      {[68, 94, 120, 146, 172].map((x) => (
        <Cut key={x} flat d={disc(x, 152, 7)} fill="surface-raised" />
      ))}
      {[76, 106, 136, 166].map((x) => (
        <Cut key={x} flat d={disc(x, 172, 7)} fill="surface-raised" />
      ))}
      <Ink d="M82 192h76M200 116h16v-14" />
    </>
  );
}

/** A door that also opens from inside. */
function Leave() {
  return (
    <>
      <Cut flat d="M86 206h96l36 26H70z" fill="accent" />
      <Cut d={box(86, 36, 96, 170)} fill="surface-raised" />
      <Cut d="M86 36L38 60v164l48-18z" fill="secondary" />
      <Ink d="M48 82l28-14v46l-28 10zM48 140l28-10v52l-28 12z" />
      <Cut d={disc(76, 122, 5)} fill="primary" />
      <g data-move="bob">
        <Ink d="M112 128h48M146 112l16 16l-16 16" />
      </g>
    </>
  );
}

export const icons: Record<StepName, ComponentType> = {
  talk: Talk,
  cost: Cost,
  who: Who,
  safe: Safe,
  pen: Pen,
  leave: Leave,
};
