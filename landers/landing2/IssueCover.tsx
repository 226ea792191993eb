import { styled } from 'styled-components';
import { color, type LanderPerson, radius, space } from '~/landing/kit/kit';
import { CoverLines } from './CoverLines';
import { CoverLabel, Issue, Sheet, Title } from './CoverParts';
import { CoverPicture } from './CoverPicture';
import { Masthead } from './Masthead';
import { Ornament } from './Ornament';

const Cover = styled(Sheet)`
  background: ${color('depth')};
  color: ${color('on-depth')};
`;

const Top = styled.div`
  position: absolute;
  inset: 0 0 auto;
  z-index: 1;
  padding: ${space(3)} ${space(4)} 18%;
  background: linear-gradient(
    ${color('depth')},
    color-mix(in oklab, ${color('depth')} 84%, transparent) 60%,
    transparent
  );
`;

const Label = styled(CoverLabel)`
  display: inline-flex;
  margin-top: ${space(2)};
`;

const Fade = styled.div`
  position: relative;
  padding-top: 8cqi;
  &::after {
    position: absolute;
    inset: auto 0 0;
    height: 46%;
    background: linear-gradient(
      transparent,
      color-mix(in oklab, ${color('depth')} 88%, transparent) 62%,
      ${color('depth')}
    );
    content: '';
  }
`;

const Words = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  gap: ${space(4)};
  margin-top: -25cqi;
  padding: 0 ${space(5)} ${space(6)};
`;

const Sticker = styled.div`
  position: absolute;
  right: ${space(4)};
  bottom: calc(100% + 4cqi);
  width: 24cqi;
  padding: 4.5cqi;
  border-radius: ${radius('full')};
  overflow: hidden;
  background: ${color('primary-soft')};
  rotate: 8deg;
`;

/** The cover of the plain issue, with the portrait from edge to edge. */
export function IssueCover({ person }: { person: LanderPerson }) {
  return (
    <Cover>
      <Top>
        <Masthead />
        <Issue />
        <Label person={person} />
      </Top>
      <Fade>
        <CoverPicture person={person} />
      </Fade>
      <Words>
        <Sticker aria-hidden>
          <Ornament />
        </Sticker>
        <Title />
        <CoverLines person={person} />
      </Words>
    </Cover>
  );
}
