import { styled } from 'styled-components';
import {
  color,
  Copy,
  fontSize,
  fontWeight,
  type LanderPerson,
  media,
  type NichePrefix,
  PlainLine,
  radius,
  shadow,
  space,
  stressCss,
  useLander,
} from '~/landing/kit/kit';
import { Enclosed } from './Enclosed';
import { handCss, ruledCss } from './hand-css';
import { paperCss } from './paper-css';

const Paper = styled.article<{ $niche: NichePrefix }>`
  position: relative;
  padding: ${space(6)} ${space(5)} ${space(6)};
  border-radius: min(${radius('md')}, 10px);
  background: ${color('surface-raised')};
  box-shadow:
    0 0 0 1px ${color('line')},
    ${shadow('lg')};
  ${paperCss}
  ${media.up('md')} {
    padding: ${space(12)} ${space(14)} ${space(10)};
  }
`;

const Title = styled.h1`
  font-size: clamp(1.875rem, 1.3rem + 2.4vw, 3rem);
  line-height: 1.1;
  ${stressCss(color('primary-text'))}
`;

const Plain = styled(PlainLine)`
  margin-top: ${space(3)};
`;

const Lead = styled.p`
  max-width: 30em;
  margin: ${space(3)} 0 ${space(6)};
  color: ${color('text-muted')};
  text-wrap: pretty;
`;

const Label = styled.h2`
  margin-bottom: ${space(1)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  font-weight: ${fontWeight('strong')};
  letter-spacing: 0;
`;

const Written = styled.div<{ $niche: NichePrefix }>`
  ${handCss}
  ${ruledCss}
  margin-bottom: ${space(5)};
  text-wrap: pretty;
`;

const Signature = styled.p<{ $niche: NichePrefix }>`
  ${handCss}
  position: relative;
  width: fit-content;
  max-width: 100%;
  margin: ${space(2)} 0 ${space(8)};
  font-size: clamp(2rem, 1.6rem + 1.6vw, 2.75rem);
  line-height: 1.2;
  rotate: -2deg;
  svg {
    position: absolute;
    inset: auto 0 -14px;
    width: 100%;
    height: 16px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.5;
    stroke-linecap: round;
  }
`;

const Foot = styled.p`
  clear: both;
  padding-top: ${space(4)};
  border-top: 1px solid ${color('line')};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  text-wrap: pretty;
`;

/** The letter. Handwritten parts are quoted from the profile word for word; printed parts are texts of the brand. */
export function Letter({ person }: { person: LanderPerson }) {
  const { niche, fictional } = useLander();
  const { about, interests, name } = person;
  return (
    <Paper $niche={niche}>
      <Title>
        <Copy slot="headline" />
      </Title>
      <Plain />
      <Lead>
        <Copy slot="lead" />
      </Lead>
      <Enclosed person={person} />
      <Label>
        <Copy slot={about || interests.length > 0 ? 'words' : 'quiet'} />
      </Label>
      {about ? <Written $niche={niche}>{about}</Written> : null}
      {interests.length > 0 ? (
        <>
          {about ? (
            <Label>
              <Copy slot="interests" />
            </Label>
          ) : null}
          <Written $niche={niche}>{interests.join(', ')}</Written>
        </>
      ) : null}
      <Signature $niche={niche}>
        {name}
        <svg viewBox="0 0 200 16" preserveAspectRatio="none" aria-hidden>
          <path d="M4 10C50 2 92 3 128 7s52 4 68-3c-14 7-34 10-58 9" vectorEffect="non-scaling-stroke" />
        </svg>
      </Signature>
      {person.fictional ? <Foot>{fictional.warning}</Foot> : null}
    </Paper>
  );
}
