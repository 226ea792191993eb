import { box, Cut, disc, Ink } from '~/landing/kit/kit';

/** A mirror ball, two long drinks and a cactus. */
export function Neon() {
  return (
    <>
      <g data-move="sway">
        <Ink d="M366 0v62" />
        <Cut d={disc(366, 124, 62)} fill="info" />
        <Ink d="M304 124h124M312 94h108M312 154h108M366 62v124M366 62c-40 30-40 94 0 124M366 62c40 30 40 94 0 124" />
      </g>
      <Cut d="M70 232h84l-10 164H80z" fill="surface-raised" />
      <Cut flat d="M75 276h74l-6 116H82z" fill="secondary" />
      <Ink d="M72 276h80M108 276l26-104h26" />
      <Cut d={disc(70, 236, 24)} fill="accent" />
      <Ink d="M70 212v48M46 236h48" />
      <Cut d="M186 268h80l-10 128h-60z" fill="surface-raised" />
      <Cut flat d="M191 304h70l-6 88h-56z" fill="info" />
      <Ink d="M188 304h76M220 304l-12-90" />
      <Cut d="M332 330v-60c0-34 44-34 44 0v60zM332 306c-36 4-34-34-34-42M376 298c34 4 34-26 34-38" fill="success" />
      <Ink d="M346 268v44M362 268v44" />
      <Cut d={box(318, 330, 72, 66)} fill="warning" />
      <Ink d="M318 350h72" />
    </>
  );
}
