import { box, Cut, disc, Drawing, Ink, scallops, useLander, type ColorRole, type NichePrefix } from '~/landing/kit/kit';
import { icons, type StepName } from './Icons';

export interface PlateProps {
  step: StepName;
  /** On the dark band of the brand. */
  night?: boolean;
  className?: string;
}

/** One of the six icons on the ground of its niche, or on what the slug tells of. */
export function Plate({ step, night = false, className }: PlateProps) {
  const { niche, slug } = useLander();
  const Icon = icons[step];
  return (
    <Drawing width={240} height={240} ink={night ? 'on-depth' : 'text'} className={className}>
      {slug === 'first-evening' ? (
        <Moon step={step} night={night} />
      ) : slug === 'house-rules' ? (
        <Board night={night} />
      ) : (
        <Ground niche={niche} night={night} />
      )}
      <Icon />
    </Drawing>
  );
}

interface GroundProps {
  niche: NichePrefix;
  night: boolean;
}

const ROUND = 'M120 120c-46-30-46-84 0-112c46 28 46 82 0 112z';

const grounds: Record<NichePrefix, (paper: ColorRole, touch: ColorRole) => JSX.Element> = {
  none: (paper, touch) => (
    <>
      <Cut flat d={disc(120, 120, 112)} fill={paper} />
      <Cut flat d="M196 24c2 14 6 18 20 20c-14 2-18 6-20 20c-2-14-6-18-20-20c14-2 18-6 20-20z" fill={touch} />
    </>
  ),
  she: (paper, touch) => (
    <>
      {[0, 72, 144, 216, 288].map((angle) => (
        <g key={angle} transform={`rotate(${angle} 120 120)`}>
          <Cut flat d={ROUND} fill={angle === 72 ? touch : paper} />
        </g>
      ))}
      <Cut flat d={disc(120, 120, 74)} fill={paper} />
    </>
  ),
  bdsm: (paper, touch) => (
    <>
      <Cut flat d={box(14, 14, 212, 212)} fill={paper} />
      <Cut flat d="M226 14v34l-34-34z" fill={touch} />
      <Ink d="M22 22h196v196H22z" />
    </>
  ),
  bbw: (paper, touch) => (
    <>
      <Cut flat d={disc(120, 126, 108)} fill={paper} />
      <Cut flat d={`M24 40v-26h192v26${scallops(4, 48)}z`} fill={touch} />
    </>
  ),
  gilf: (paper, touch) => (
    <>
      <Cut flat d="M20 232V116a100 100 0 0 1 200 0v116z" fill={paper} />
      <Cut flat d="M22 70c-8-32 8-54 34-62c6 28-6 52-34 62z" fill={touch} />
      <Ink d="M20 78c6-22 16-40 28-54" />
    </>
  ),
  milf: (paper, touch) => (
    <>
      <Cut flat d="M10 232V92h38V40h50v60h30V16h56v70h46v146z" fill={paper} />
      <Cut flat d="M60 58h10v12H60zM78 58h10v12H78zM142 32h10v12h-10zM160 32h10v12h-10z" fill={touch} />
    </>
  ),
  gay: (paper, touch) => (
    <>
      <Cut flat d="M8 232L100 8h132L140 232z" fill={paper} />
      <Cut flat d="M100 8h24L32 232H8z" fill={touch} />
      <Cut flat d="M208 8h24L140 232h-24z" fill="accent" />
    </>
  ),
};

function Ground({ niche, night }: GroundProps) {
  return grounds[niche](night ? 'accent' : 'primary-soft', night ? 'primary' : 'accent');
}

const shadows: Record<StepName, number> = { talk: 150, cost: 110, who: 74, safe: 44, pen: 20, leave: 0 };

/** The moon grows from the first step to the last. */
function Moon({ step, night }: { step: StepName; night: boolean }) {
  return (
    <>
      <Cut flat d={disc(120, 120, 112)} fill={night ? 'surface' : 'depth'} />
      <Cut flat d={`M120 8a112 112 0 0 1 0 224a${112 + shadows[step] * 2} 240 0 0 0 0-224z`} fill="accent" />
      <Cut flat d={disc(120, 120, 92)} fill={night ? 'accent' : 'primary-soft'} />
    </>
  );
}

/** An enamel plate as on a front door, four screws in its corners. */
function Board({ night }: { night: boolean }) {
  return (
    <>
      <Cut flat d={box(12, 12, 216, 216, 26)} fill={night ? 'accent' : 'secondary-soft'} />
      <Ink
        d={`${box(22, 22, 196, 196, 20)}${disc(36, 36, 4)}${disc(204, 36, 4)}${disc(36, 204, 4)}${disc(204, 204, 4)}`}
      />
    </>
  );
}
