import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { box, Cut, disc, dome, Drawing, Ink, type NichePrefix, scallops, useLander } from '~/landing/kit/kit';

const turns = (count: number, draw: (at: number) => ReactNode) =>
  Array.from({ length: count }, (_, at) => (
    <g key={at} transform={`rotate(${(360 / count) * at} 240 240)`}>
      {draw(at)}
    </g>
  ));

const RAYS = ['danger', 'warning', 'success', 'info', 'primary', 'secondary'] as const;

/** The ornament behind the portrait for each niche, on a field of 480 by 480. */
const ornaments: Record<NichePrefix, ReactNode> = {
  // The sun, with long and short rays.
  none: (
    <>
      <Cut d={disc(240, 240, 150)} fill="primary" />
      {turns(32, (at) => (
        <Ink d={`M240 ${at % 2 === 0 ? 76 : 72}V${at % 2 === 0 ? 14 : 44}`} />
      ))}
    </>
  ),
  // A flower that fills the page.
  she: (
    <>
      {turns(10, (at) => (
        <Cut d="M240 218C178 150 190 40 240 14C290 40 302 150 240 218z" fill={at % 2 === 0 ? 'primary' : 'secondary'} />
      ))}
      <Cut d={disc(240, 240, 44)} fill="primary-soft" />
    </>
  ),
  // A lacing through eyelets.
  bdsm: (
    <>
      {Array.from({ length: 9 }, (_, at) => (
        <g key={at}>
          <Ink d={`M96 ${30 + at * 46}L384 ${76 + at * 46}M384 ${30 + at * 46}L96 ${76 + at * 46}`} />
          <Cut d={`${disc(96, 30 + at * 46, 9)}${disc(384, 30 + at * 46, 9)}`} fill="secondary" />
        </g>
      ))}
      <Ink d="M78 0V480M402 0V480" />
    </>
  ),
  // A striped parasol over a table.
  bbw: (
    <>
      <Cut d={`M20 250a220 220 0 0 1 440 0${scallops(6, 73.33)}z`} fill="primary" />
      <Cut flat d="M240 30C196 90 172 160 167 240q36-20 73 0z" fill="warning" />
      <Cut flat d="M240 30C330 60 384 140 387 240q36-20 73 0C456 130 370 40 240 30z" fill="secondary" />
      <Ink d="M240 30V470M240 30C196 90 172 160 167 240M240 30C284 90 308 160 313 240M240 30C150 60 96 140 93 240M240 30C330 60 384 140 387 240" />
    </>
  ),
  // Two branches in leaf.
  gilf: (
    <>
      {[1, -1].map((side) => (
        <g key={side} transform={`translate(240 0) scale(${side} 1)`}>
          <Ink d="M10 470C150 430 210 290 190 40" />
          {Array.from({ length: 6 }, (_, at) => (
            <g
              key={at}
              transform={`translate(${[78, 130, 166, 188, 196, 192][at]} ${[438, 384, 320, 250, 170, 90][at]})`}
            >
              <Cut d="M0 0c-14-30-46-38-70-30c6 26 36 42 70 30z" fill={at % 2 === 0 ? 'primary' : 'secondary'} />
              <Cut d="M0 0c6-30 26-42 48-40c2 26-20 44-48 40z" fill="success" />
            </g>
          ))}
        </g>
      ))}
    </>
  ),
  // Towers at dusk with the moon between them.
  milf: (
    <>
      <Cut d={disc(330, 110, 64)} fill="primary" />
      <Cut
        d={`${box(12, 210, 84, 270)}${box(104, 120, 70, 360)}${box(182, 250, 96, 230)}${box(286, 190, 66, 290)}${box(360, 270, 104, 210)}`}
        fill="secondary"
      />
      <Ink d="M30 236h48M30 262h48M30 288h48M124 146v300M154 146v300M204 280h52M204 310h52M204 340h52M306 220v230M332 220v230M384 300h56M384 330h56M139 120V70" />
    </>
  ),
  // A fan of light.
  gay: (
    <>
      {RAYS.map((role, at) => (
        <g key={role} transform={`rotate(${-75 + at * 30} 240 440)`}>
          <Cut d="M240 440L178 10H302z" fill={role} />
        </g>
      ))}
      <Cut flat d={dome(240, 444, 60)} fill="surface-raised" />
    </>
  ),
};

const Sheet = styled(Drawing)<{ $lines: boolean }>`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
  ${({ $lines }) => ($lines ? 'path:not(.ink) { display: none; }' : '')}
`;

/** The ornament of the niche; with `lines` only as lines, without colours. */
export function Ornament({ lines = false, className }: { lines?: boolean; className?: string }) {
  const { niche } = useLander();
  return (
    <Sheet $lines={lines} width={480} height={480} ink={lines ? 'primary' : 'text'} className={className}>
      {ornaments[niche]}
    </Sheet>
  );
}
