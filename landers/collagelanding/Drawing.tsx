import { styled } from 'styled-components';
import { color } from '~/landing/kit/kit';
import type { Motif } from './motifs';

const Picture = styled.svg`
  position: absolute;
  inset: 10%;
  width: 80%;
  height: 80%;
`;

const Bars = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

const spectrum = [
  color('secondary'),
  color('warning'),
  color('accent'),
  color('success'),
  color('info'),
  color('primary'),
];

/** A bold sign, with filled and drawn parts; what is cut out has the colour of the background. */
export function Drawing({ motif: { fill, soft, line, cut, bars } }: { motif: Motif }) {
  if (bars) {
    return (
      <Bars viewBox="0 0 60 60" preserveAspectRatio="none">
        {spectrum.map((paint, index) => (
          <path key={paint} d={`M0 ${index * 10}h60v10.2H0Z`} fill={paint} />
        ))}
      </Bars>
    );
  }
  return (
    <Picture viewBox="0 0 100 100">
      {soft ? <path d={soft} fill="currentColor" opacity="0.4" /> : null}
      {fill ? <path d={fill} fill="currentColor" /> : null}
      <g fill="none" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        {line ? <path d={line} stroke="currentColor" /> : null}
        {cut ? <path d={cut} stroke="var(--ground)" strokeWidth="4" /> : null}
      </g>
    </Picture>
  );
}
