import { litWindows, outline, type Row } from './buildings';
import { Glimmer } from './Glimmer';

const far: Row = {
  from: -20,
  ground: 300,
  houses: [
    [90, 70, 'flat'], [60, 100, 'gable'], [110, 84, 'flat'], [52, 150, 'spire'], [120, 88, 'gable'], [80, 104, 'flat'],
    [96, 80, 'gable'], [70, 112, 'bell'], [110, 90, 'flat'], [64, 176, 'spire'], [100, 92, 'gable'], [84, 100, 'flat'],
    [70, 120, 'gable'], [120, 86, 'flat'], [58, 140, 'spire'], [110, 82, 'gable'], [96, 96, 'flat'],
  ],
}; // prettier-ignore

const near: Row = {
  from: -10,
  ground: 318,
  houses: [
    [76, 118, 'step'], [64, 138, 'bell'], [82, 104, 'gable'], [70, 150, 'step'], [66, 126, 'gable'], [84, 110, 'bell'],
    [72, 144, 'gable'], [78, 120, 'step'], [66, 158, 'bell'], [80, 116, 'gable'], [70, 136, 'step'], [86, 108, 'gable'],
    [68, 152, 'gable'], [76, 124, 'bell'], [72, 140, 'step'], [82, 112, 'gable'], [70, 148, 'bell'], [78, 118, 'step'],
    [74, 134, 'gable'], [80, 108, 'bell'],
  ],
}; // prettier-ignore

const [steady, waking] = litWindows(near, { width: 9, height: 14, across: 18, down: 27 });

/** For the golden evening: gables along a canal, with their windows reflected in the water. */
export function CanalTown() {
  return (
    <>
      <path d={outline(far)} fill="var(--far)" />
      <g id="quay">
        <path d={outline(near)} fill="var(--near)" />
        <path d={steady} fill="var(--lamp)" opacity="0.9" />
        <Glimmer>
          <path d={waking} fill="var(--lamp)" />
        </Glimmer>
      </g>
      <path d="M0 318h1440v82H0Z" fill="var(--mid)" />
      <g opacity="0.3">
        <use href="#quay" transform="matrix(1 0 0 -.6 0 509)" />
      </g>
      <path d="M0 314h1440v6H0Z" fill="var(--near)" />
      <path
        d="M120 340h90M300 356h150M520 336h70M640 362h180M760 342h60M900 352h120M1080 338h80M1180 360h140M60 374h180M400 382h120M960 380h150"
        stroke="var(--pale)"
        strokeWidth="1.5"
        strokeLinecap="round"
        opacity="0.3"
      />
      <path d="M0 388q360-10 720-4t720 4v12H0Z" fill="var(--near)" />
    </>
  );
}
