import { box, Cut, disc, dome, Ink, scallops, useLander, type NichePrefix } from '~/landing/kit/kit';

/** The background of the still life: by default the light of the niche, otherwise the scene of the slug. */
export function Ground() {
  const { niche, slug } = useLander();
  if (slug === 'first-evening') return <Night />;
  if (slug === 'house-rules') return <Door />;
  return days[niche];
}

/** A tall window, the moon and a few stars. */
function Night() {
  return (
    <>
      <Cut flat d="M70 296V190a170 170 0 0 1 340 0v106z" fill="depth" />
      <g data-move="glow">
        <Cut flat d="M300 92a62 62 0 1 0 46 96a74 74 0 0 1-46-96z" fill="warning" />
      </g>
      <Cut flat d={disc(150, 130, 4)} fill="on-depth" />
      <Cut flat d={disc(206, 84, 3)} fill="on-depth" />
      <Cut flat d={disc(118, 216, 3)} fill="on-depth" />
      <Cut flat d={disc(372, 262, 4)} fill="on-depth" />
      <Cut flat d={disc(230, 168, 2.5)} fill="on-depth" />
      <Ink d="M56 296V190a184 184 0 0 1 368 0v106M40 296h400" />
    </>
  );
}

/** An open door with light on the floor. */
function Door() {
  return (
    <>
      <Cut flat d={box(96, 30, 288, 370)} fill="accent-soft" />
      <Cut flat d="M96 400h288l84 40H12z" fill="accent-soft" />
      <Cut d="M96 30L34 66v352l62-18z" fill="primary" />
      <Cut d={disc(78, 236, 6)} fill="accent" />
      <Ink d="M84 400V18h312v382M44 92l40-22v120l-40 14zM44 226l40-12v140l-40 16z" />
    </>
  );
}

const petals = [0, 60, 120, 180, 240, 300];

const days: Record<NichePrefix, JSX.Element> = {
  none: (
    <>
      <Cut flat d={disc(240, 210, 186)} fill="primary-soft" />
      <Cut flat d={dome(240, 400, 150)} fill="primary" />
      <Ink d="M40 330h70M52 352h30M380 318h64M404 340h40" />
    </>
  ),
  she: (
    <g data-move="glow">
      {petals.map((angle) => (
        <g key={angle} transform={`rotate(${angle} 240 210)`}>
          <Cut
            flat
            d="M240 210c-70-50-70-140 0-184c70 44 70 134 0 184z"
            fill={angle % 120 ? 'primary-soft' : 'accent-soft'}
          />
        </g>
      ))}
    </g>
  ),
  bdsm: (
    <>
      <Cut flat d={box(76, 20, 328, 380)} fill="depth" />
      <Cut flat d="M76 20h328c-60 30-90 90-96 180c-30-70-120-110-232-110z" fill="accent" />
      <Ink d="M92 36h296v348H92zM76 90c112 0 202 40 232 110c6-90 36-150 96-180" />
    </>
  ),
  bbw: (
    <>
      <Cut flat d={disc(240, 220, 190)} fill="accent-soft" />
      <Cut d={`M60 176c20-90 100-146 180-146s160 56 180 146${scallops(6, 60)}z`} fill="primary" />
      <Cut flat d={`M180 176c4-80 30-130 60-146c30 16 56 66 60 146${scallops(2, 60)}z`} fill="surface-raised" />
      <Ink d="M240 12v388M240 30c-30 20-56 66-60 146M240 30c30 20 56 66 60 146" />
    </>
  ),
  gilf: (
    <>
      <Cut flat d="M80 400V200a160 160 0 0 1 320 0v200z" fill="primary-soft" />
      <Cut flat d={dome(240, 400, 160)} fill="accent-soft" />
      <Ink d="M240 40v194M80 214h320M80 400V200a160 160 0 0 1 320 0v200" />
    </>
  ),
  milf: (
    <>
      <Cut flat d={box(40, 20, 400, 276)} fill="secondary-soft" />
      <Cut flat d={disc(330, 130, 54)} fill="accent" />
      <Cut flat d="M40 296V220h60v-54h70v74h40V100h66v100h44v-44h60v74h60v66z" fill="secondary" />
      <g data-move="glow">
        <Cut
          flat
          d="M64 244h14v14H64zM116 184h14v14h-14zM144 208h14v14h-14zM222 122h12v16h-12zM252 122h12v16h-12zM252 160h12v16h-12zM338 176h14v14h-14zM398 250h14v14h-14z"
          fill="accent"
        />
      </g>
      <Ink d="M240 20v276M40 20h400v276H40zM24 296h432" />
    </>
  ),
  gay: (
    <>
      <Cut flat d={dome(240, 400, 220)} fill="secondary" />
      <Cut flat d={dome(240, 400, 184)} fill="warning" />
      <Cut flat d={dome(240, 400, 148)} fill="accent" />
      <Cut flat d={dome(240, 400, 112)} fill="success" />
      <Cut flat d={dome(240, 400, 76)} fill="primary" />
    </>
  ),
};
