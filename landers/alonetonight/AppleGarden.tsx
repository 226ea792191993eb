import { Glimmer } from './Glimmer';
import { scatter } from './scatter';

const apples = scatter(4, 15, 210, 96);
const blades = Array.from({ length: 72 }, (_, index) => {
  const x = index * 20 + ((index * 7) % 11);
  const lean = ((index * 5) % 17) - 8;
  return `M${x} 400q${lean / 2}-${26 + ((index * 11) % 23)} ${lean}-${40 + ((index * 13) % 31)}`;
}).join('');

/** For the autumn garden: an apple tree with a bench below it, a lantern at the gate, seed heads in the grass. */
export function AppleGarden() {
  return (
    <>
      <path
        d="M0 262q90-50 190-16 70-46 170-10 90-40 190 4 80-30 180 2 90-40 200-4 80-38 180-2 90-36 190 6 70-30 140 2V400H0Z"
        fill="var(--far)"
      />
      <path d="M0 312q200-24 420-12t480-8 540 6V400H0Z" fill="var(--mid)" />
      <g fill="none" stroke="var(--near)" strokeWidth="7">
        <path d="M430 346V232a60 60 0 0 1 120 0V346" />
        <path d="M450 346V262h80v84M477 346v-84M503 346v-84M450 300h80" strokeWidth="4" />
      </g>
      <path d="M0 300h424v46H0ZM556 300h120v46H556Z" fill="var(--near)" />
      <path
        d="M0 306q30-26 60 0 30-30 70 0 34-26 70 0 30-28 66 0 30-26 66 0 30-24 66 0v20H0ZM556 306q30-26 60 0 30-24 56 0v20H556Z"
        fill="var(--near)"
      />
      <Glimmer>
        <circle cx="490" cy="206" r="96" fill="url(#halo)" />
        <path d="M482 196h16l4 20h-24Z" fill="var(--lamp)" />
      </Glimmer>
      <path d="M490 172v18M480 194l10-8 10 8ZM477 217h26" stroke="var(--near)" strokeWidth="4" fill="var(--near)" />
      <g fill="var(--near)">
        <path d="M916 352q24-70 8-128-30-30-70-36l4-8q44 2 70 26l-8-52 12-2 12 56q30-36 78-38l2 9q-46 8-68 44-2 80 20 129Z" />
        <path d="M800 150q-10-40 34-50 14-44 66-36 40-30 82 2 54-8 62 38 42 16 20 54-10 34-54 24-30 24-66 4-34 22-66-2-44 16-66-8-18-6-12-26Z" />
        <path d="M690 300h150v8H690ZM690 318h150v7H690ZM684 338h162v9H684ZM700 347h8v22h-8ZM822 347h8v22h-8ZM698 296h7v44h-7ZM825 296h7v44h-7Z" />
        <path d="M1180 352q-6-90 8-150 18 60 10 150ZM1240 354q-8-120 10-196 22 80 12 196ZM1308 352q-6-84 8-140 18 56 10 140Z" />
      </g>
      <g fill="var(--lamp)" opacity="0.85">
        {apples.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x + 820} cy={y + 86} r="5.5" />
        ))}
      </g>
      <path d="M0 360q240-16 480-8t520-4 440 8v44H0Z" fill="var(--near)" />
      <path d={blades} stroke="var(--near)" strokeWidth="4" strokeLinecap="round" fill="none" />
    </>
  );
}
