import { Cut, disc, Ink } from '~/landing/kit/kit';

const leaves = [
  'translate(96 86) rotate(30)',
  'translate(168 118) rotate(64)',
  'translate(60 52)',
  'translate(214 168) rotate(84)',
];

/** A full teapot, an apple, and a branch in October. */
export function Garden() {
  return (
    <>
      <g data-move="sway">
        <Ink d="M20 34c90 14 170 60 210 136" />
        {leaves.map((place, index) => (
          <g key={place} transform={place}>
            <Cut d="M0 0c8-26 34-34 54-26c-4 26-26 40-54 26z" fill={index % 2 ? 'accent' : 'secondary'} />
            <Ink d="M0 0l34-18" />
          </g>
        ))}
      </g>
      <Cut d="M304 290c40 2 36-52 70-64l14 16c-24 18-22 84-84 96z" fill="primary" />
      <Cut d="M118 308c0-54 42-82 94-82s94 28 94 82c0 58-30 88-94 88s-94-30-94-88z" fill="primary" />
      <Ink d="M122 282c-68-14-72 92 8 88M146 330c4 20 14 34 30 42" />
      <Cut d="M162 236c8-28 92-28 100 0z" fill="primary-soft" />
      <Cut d={disc(212, 204, 12)} fill="accent" />
      <Cut
        d="M384 346c18-12 48 0 44 28c-2 16-16 26-28 24c-6-2-10-2-16 0c-14 2-28-8-30-24c-4-28 14-40 30-28z"
        fill="secondary"
      />
      <Ink d="M386 346c0-12 2-20 8-28M392 332c8-12 20-14 28-10c-4 12-14 16-28 10z" />
      <g data-move="glow">
        <Ink d="M396 204c-10-16 10-24 0-42M416 212c-10-16 10-24 0-42" />
      </g>
    </>
  );
}
