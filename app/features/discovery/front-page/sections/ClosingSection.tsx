import { FormattedMessage } from 'react-intl';
import { css, styled, type RuleSet } from 'styled-components';
import { fontSize, media, space } from '~/theme/tokens';
import type { ClosingForm, Drawing, Landing } from '~/theme/theme';
import { BrandDrawing } from '../BrandDrawing';
import { HeroActions } from '../HeroActions';
import { Section } from './SectionParts';

const Sentence = styled.h2`
  max-width: 24ch;
  margin: 0 0 ${space(6)};
  font-size: ${fontSize('3xl')};
  line-height: 1.15;
  text-wrap: balance;
  ${media.below(16)} {
    font-size: ${fontSize('xl')};
  }
`;

const Picture = styled.div`
  width: min(240px, 60%);
`;

const forms: Readonly<Record<ClosingForm, RuleSet>> = {
  centered: css`
    display: grid;
    justify-items: center;
    text-align: center;
    > div > div {
      justify-content: center;
    }
    ${Sentence} {
      margin-inline: auto;
    }
  `,
  start: css`
    ${media.up('md')} {
      ${Sentence} {
        font-size: ${fontSize('4xl')};
      }
    }
  `,
  drawn: css`
    display: grid;
    gap: ${space(8)};
    align-items: center;
    ${media.up('md')} {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
      ${Picture} {
        order: 1;
        width: 100%;
        max-width: 320px;
        justify-self: end;
      }
    }
  `,
};

const Inside = styled.div<{ $form: ClosingForm }>`
  ${({ $form }) => forms[$form]}
`;

export interface ClosingSectionProps {
  landing: Pick<Landing, 'closing' | 'rhythm'>;
  drawing: Drawing;
}

/** The end of the page: a sentence of the niche, and the way in that is open to this visitor. */
export function ClosingSection({ landing, drawing }: ClosingSectionProps) {
  const { form, ground } = landing.closing;
  return (
    <Section $ground={ground} $rhythm={landing.rhythm}>
      <Inside $form={form}>
        {form === 'drawn' ? (
          <Picture>
            <BrandDrawing drawing={drawing} />
          </Picture>
        ) : null}
        <div>
          <Sentence>
            <FormattedMessage id="sections.closing" defaultMessage="A good evening can begin with a good question." />
          </Sentence>
          <HeroActions />
        </div>
      </Inside>
    </Section>
  );
}
