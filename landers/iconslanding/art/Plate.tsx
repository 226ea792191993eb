import { box, color, Cut, disc, Drawing, Ink, scallops, useLander, type NichePrefix } from '~/landing/kit/kit';
import { icons, steps, type StepName } from './Icons';

export interface PlateProps {
  step: StepName;
  className?: string;
}

/** One of the six icons, in front of the background of the niche or of the slug. */
export function Plate({ step, className }: PlateProps) {
  const { niche, slug } = useLander();
  const Icon = icons[step];
  return (
    <Drawing width={240} height={240} className={className}>
      {slug === 'first-evening' ? <Moon step={step} /> : slug === 'house-rules' ? <Board /> : grounds[niche]}
      <Icon />
    </Drawing>
  );
}

const ROUND = 'M120 120c-46-30-46-84 0-112c46 28 46 82 0 112z';

const grounds: Record<NichePrefix, JSX.Element> = {
  none: (
    <>
      <Cut flat d={disc(120, 120, 112)} fill="primary-soft" />
      <Cut flat d="M196 24c2 14 6 18 20 20c-14 2-18 6-20 20c-2-14-6-18-20-20c14-2 18-6 20-20z" fill="accent" />
    </>
  ),
  she: (
    <>
      {[0, 72, 144, 216, 288].map((angle) => (
        <g key={angle} transform={`rotate(${angle} 120 120)`}>
          <Cut flat d={ROUND} fill={angle === 72 ? 'accent' : 'primary-soft'} />
        </g>
      ))}
      <Cut flat d={disc(120, 120, 74)} fill="primary-soft" />
    </>
  ),
  bdsm: (
    <>
      <Cut flat d={box(14, 14, 212, 212)} fill="primary-soft" />
      <Cut flat d="M226 14v34l-34-34z" fill="accent" />
      <Ink d="M22 22h196v196H22z" />
    </>
  ),
  bbw: (
    <>
      <Cut flat d={disc(120, 126, 108)} fill="primary-soft" />
      <Cut flat d={`M24 40v-26h192v26${scallops(4, 48)}z`} fill="accent" />
    </>
  ),
  gilf: (
    <>
      <Cut flat d="M20 232V116a100 100 0 0 1 200 0v116z" fill="primary-soft" />
      <Cut flat d="M22 70c-8-32 8-54 34-62c6 28-6 52-34 62z" fill="accent" />
      <Ink d="M20 78c6-22 16-40 28-54" />
    </>
  ),
  milf: (
    <>
      <Cut flat d="M10 232V92h38V40h50v60h30V16h56v70h46v146z" fill="primary-soft" />
      <Cut flat d="M60 58h10v12H60zM78 58h10v12H78zM142 32h10v12h-10zM160 32h10v12h-10z" fill="accent" />
    </>
  ),
  gay: (
    <>
      <Cut flat d="M8 232L100 8h132L140 232z" fill="primary-soft" />
      <Cut flat d="M100 8h24L32 232H8z" fill="accent" />
      <Cut flat d="M208 8h24L140 232h-24z" fill="info" />
    </>
  ),
};

/** A ring of moonlight around the plate, which grows by a sixth with every step. */
function Moon({ step }: { step: StepName }) {
  return (
    <>
      <Cut flat d={disc(120, 120, 112)} fill="depth" />
      <circle
        cx={120}
        cy={120}
        r={102}
        pathLength={6}
        fill="none"
        stroke={color('warning')}
        strokeWidth={20}
        strokeDasharray={`${steps.indexOf(step) + 1} 6`}
        transform="rotate(-90 120 120)"
      />
      <Cut flat d={disc(120, 120, 92)} fill="primary-soft" />
    </>
  );
}

/** An enamel plate like a door sign, with four screws in its corners. */
function Board() {
  return (
    <>
      <Cut flat d={box(12, 12, 216, 216, 26)} fill="secondary-soft" />
      <Ink
        d={`${box(22, 22, 196, 196, 20)}${disc(36, 36, 4)}${disc(204, 36, 4)}${disc(36, 204, 4)}${disc(204, 204, 4)}`}
      />
    </>
  );
}
