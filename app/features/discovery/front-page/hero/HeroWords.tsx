import { css, styled } from 'styled-components';
import { fontSize, fontWeight, media, mutedHere, space } from '~/theme/tokens';
import type { Landing } from '~/theme/theme';
import { HeroActions } from '../HeroActions';

type Headline = Landing['headline'];

/* Measured by the viewport up to a size at which the longest words of the languages still fit into a phone. */
const sizes: Record<Headline['size'], string> = {
  calm: `clamp(${fontSize('2xl')}, 4.2vw, 3.25rem)`,
  large: 'clamp(2.125rem, 5vw, 4rem)',
  huge: 'clamp(2.5rem, 7vw, 5.75rem)',
  giant: 'clamp(2.875rem, 10.5vw, 8.75rem)',
};

const Title = styled.h1<{ $headline: Headline }>`
  margin: 0 0 ${space(5)};
  color: inherit;
  line-height: ${({ $headline }) => ($headline.size === 'huge' || $headline.size === 'giant' ? 1.02 : 1.1)};
  font-size: ${({ $headline }) => sizes[$headline.size]};
  font-weight: ${({ $headline }) => ($headline.weight === 'light' ? 400 : fontWeight('heading'))};
  ${({ $headline }) =>
    $headline.case === 'upper' &&
    css`
      text-transform: uppercase;
    `}
  ${media.down('sm')} {
    margin-bottom: ${space(3)};
  }
  hyphens: manual;
  overflow-wrap: anywhere;
  text-wrap: balance;
  ${media.below(20)} {
    font-size: ${fontSize('2xl')};
    hyphens: auto;
  }
  ${media.below(16)} {
    font-size: ${fontSize('xl')};
  }
`;

/** The brand's name stands above the claim, where the title has both. */
const Name = styled.span`
  display: block;
  margin-bottom: ${space(3)};
  font-size: clamp(${fontSize('md')}, 0.36em, ${fontSize('xl')});
  font-weight: ${fontWeight('strong')};
  font-stretch: 100%;
  letter-spacing: 0.02em;
  line-height: 1.3;
  text-transform: none;
`;

const Claim = styled.span`
  display: block;
  &::first-letter {
    text-transform: uppercase;
  }
`;

const Lead = styled.p`
  max-width: 46ch;
  margin: 0 0 ${space(8)};
  color: ${mutedHere};
  font-size: ${fontSize('lg')};
  /* The button below it belongs on the first screen of a phone. */
  ${media.down('sm')} {
    margin-bottom: ${space(6)};
    font-size: ${fontSize('md')};
  }
`;

export interface HeroText {
  title: string;
  description: string;
  headline: Headline;
}

/** The headline, the description and what a visitor can do. */
export function HeroWords(text: HeroText) {
  return (
    <div>
      <HeroTitle {...text} />
      <HeroLead {...text} />
      <HeroActions />
    </div>
  );
}

/** A title such as "Golden Hour: meet someone in good light" is a name and a claim; any other is a claim alone. */
export function HeroTitle({ title, headline }: HeroText) {
  const [, name, colon, claim] = /^(.+?)(\s?: )(.+)$/.exec(title) ?? [];
  return (
    <Title $headline={headline}>
      {name ? (
        <>
          <Name>
            {name}
            <span className="visually-hidden">{colon}</span>
          </Name>
          <Claim>{claim}</Claim>
        </>
      ) : (
        title
      )}
    </Title>
  );
}

export function HeroLead({ description }: HeroText) {
  return <Lead>{description}</Lead>;
}
