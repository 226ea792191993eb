import { box, Cut, disc, dome, Ink, scallops, useLander, type ColorRole, type NichePrefix } from '~/landing/kit/kit';

/** The sky of an outdoor moment: the light of the niche, or night if the slug says so. */
export function Sky() {
  const { niche, slug } = useLander();
  const night = slug === 'after-dark' || niche === 'bdsm';
  return (
    <>
      <Cut flat d={box(0, 0, 480, 360)} fill={night ? 'depth' : 'primary-soft'} />
      {night ? stars : null}
      {night && niche !== 'bdsm' ? null : skies[niche]}
    </>
  );
}

/** The colour of lawns and beds; gold for the golden evening, where green would be too loud. */
export function useGrass(): ColorRole {
  return useLander().niche === 'none' ? 'primary' : 'success';
}

/** The wall of an indoor moment, with details of the niche. */
export function Room() {
  const { niche, slug } = useLander();
  const night = slug === 'after-dark';
  return (
    <>
      <Cut
        flat
        d={box(0, 0, 480, 360)}
        fill={night ? 'depth' : niche === 'gay' ? 'surface-sunken' : 'secondary-soft'}
      />
      {rooms[niche]}
      {night ? lamp : null}
      <Cut flat d={box(0, 300, 480, 60)} fill={night ? 'accent' : 'accent-soft'} />
      <Ink d="M0 300h480" />
    </>
  );
}

/** A lamp above the table and its light. */
const lamp = (
  <>
    <Cut flat d="M180 84L10 300h460L300 84z" fill="accent-soft" />
    <Cut flat d="M238 0h4v30h-4zM176 84c4-36 28-56 64-56s60 20 64 56z" fill="warning" />
  </>
);

const stars = (
  <g data-move="glow">
    <Cut
      flat
      d={[disc(70, 60, 3), disc(150, 36, 2), disc(236, 72, 3), disc(300, 30, 2), disc(424, 92, 3)].join('')}
      fill="on-depth"
    />
    <Cut flat d="M396 34a34 34 0 1 0 28 50a40 40 0 0 1-28-50z" fill="warning" />
  </g>
);

const skies: Record<NichePrefix, JSX.Element> = {
  none: <Cut flat d={disc(350, 200, 84)} fill="primary" />,
  she: (
    <>
      <Cut flat d="M0 120c120-60 300 40 480-40v70c-160 70-320-20-480 40z" fill="accent-soft" />
      <Cut flat d="M0 176c140-50 300 40 480-30v80H0z" fill="secondary-soft" />
      <Cut flat d={disc(120, 190, 46)} fill="accent" />
    </>
  ),
  bdsm: (
    <>
      <Cut flat d="M0 0h110c-6 120-40 190-110 230z" fill="accent" />
      <Ink d="M30 0c0 80-6 140-30 176M66 0c-2 100-24 160-66 204" />
    </>
  ),
  bbw: (
    <>
      <Cut flat d={disc(390, 90, 54)} fill="warning" />
      <Ink d="M0 16c150 60 330 60 480 0" />
      <Cut flat d="M50 34l44 14l-30 34zM206 60h46l-24 38zM350 54l46-14l-12 44z" fill="primary" />
      <Cut flat d="M128 52l46 7l-28 35zM284 60l46-5l-20 38z" fill="secondary" />
    </>
  ),
  gilf: (
    <>
      <Cut flat d={disc(380, 120, 60)} fill="accent-soft" />
      <Ink d="M0 30c60 0 120 20 160 62" />
      <Cut
        flat
        d="M60 38c4-26 26-36 50-34c-2 24-22 40-50 34zM104 58c14-22 36-24 56-12c-12 20-32 26-56 12z"
        fill="accent"
      />
      <Cut
        flat
        d="M30 34c8 20 4 36-12 50c-14-18-10-36 12-50zM120 68c16 12 20 28 12 46c-20-8-26-24-12-46z"
        fill="secondary"
      />
    </>
  ),
  milf: (
    <>
      <Cut flat d={disc(130, 120, 48)} fill="accent" />
      <Cut flat d="M250 240V130h40V80h46v60h34v-40h54v70h56v70z" fill="secondary-soft" />
      <Cut flat d="M302 100h10v14h-10zM302 130h10v14h-10zM386 120h10v14h-10zM404 150h10v14h-10z" fill="accent" />
    </>
  ),
  gay: (
    <>
      <Cut flat d={dome(240, 240, 190)} fill="secondary" />
      <Cut flat d={dome(240, 240, 156)} fill="warning" />
      <Cut flat d={dome(240, 240, 122)} fill="accent" />
      <Cut flat d={dome(240, 240, 88)} fill="success" />
    </>
  ),
};

const rooms: Record<NichePrefix, JSX.Element> = {
  none: (
    <>
      <Cut d={box(330, 34, 110, 140)} fill="surface-raised" />
      <Cut flat d={dome(385, 140, 34)} fill="primary" />
      <Ink d="M330 140h110M385 34v140" />
    </>
  ),
  she: (
    <>
      <Cut d={disc(390, 100, 56)} fill="surface-raised" />
      <Ink d="M362 112l40-44M384 124l34-38" />
      <Cut
        flat
        d="M20 0c40 20 60 60 40 100c-40-10-60-50-40-100zM80 0c50 10 80 40 70 80c-40 0-70-30-70-80z"
        fill="accent-soft"
      />
    </>
  ),
  bdsm: (
    <>
      <Cut flat d="M480 0H370c6 140 40 230 110 260z" fill="accent" />
      <Ink d="M24 24h120v240H24zM168 24h120v240H168zM450 0c0 100 6 160 30 200M414 0c2 120 24 180 66 220" />
    </>
  ),
  bbw: <Cut flat d={`M0 0h480v48${scallops(6, 80)}z`} fill="primary" />,
  gilf: (
    <>
      <Cut d="M330 190V90a52 52 0 0 1 104 0v100z" fill="surface-raised" />
      <Ink d="M382 38v152M330 120h104" />
      <Cut flat d="M336 176c6-30 26-40 44-38c0 26-18 40-44 38z" fill="accent" />
    </>
  ),
  milf: (
    <>
      <Cut d={box(270, 24, 186, 170)} fill="surface-raised" />
      <Cut flat d="M270 194v-70h34V84h40v60h24V64h44v70h44v60z" fill="secondary" />
      <Cut flat d="M316 100h8v10h-8zM330 120h8v10h-8zM380 84h8v10h-8zM396 104h8v10h-8z" fill="warning" />
    </>
  ),
  gay: (
    <>
      <Cut flat d={disc(386, 90, 56)} fill="accent" />
      <Cut flat d="M300 174l64-110l64 110z" fill="info" />
      <Cut flat d="M0 0h40v300H0z" fill="secondary" />
      <Cut flat d="M40 0h24v300H40z" fill="warning" />
    </>
  ),
};
