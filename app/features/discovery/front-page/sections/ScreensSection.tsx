import { FormattedMessage } from 'react-intl';
import { css, styled, type RuleSet } from 'styled-components';
import type { PersonSummary } from '~/contract/person-summary';
import { fontSize, media, space } from '~/theme/tokens';
import type { Landing, ScreensForm } from '~/theme/theme';
import { ConversationScreen, ProfileScreen, SearchScreen } from './PhoneScreens';
import type { ScreensData } from './section-data';
import { Heading, Section } from './SectionParts';

const Caption = styled.p`
  max-width: 34ch;
  margin: 0;
  text-wrap: pretty;
`;

const Screen = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(5)};
  ${media.below(22)} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
  }
`;

/** From 768 px three screens fit side by side, each above its text. */
const aside = css`
  ${media.up('md')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(8)};
    ${Screen} {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      justify-items: center;
      text-align: center;
    }
  }
`;

const forms: Readonly<Record<ScreensForm, RuleSet>> = {
  row: aside,
  stairs: css`
    ${aside}
    ${media.up('md')} {
      > :nth-child(2) {
        margin-top: ${space(12)};
      }
      > :nth-child(3) {
        margin-top: ${space(24)};
      }
    }
  `,
  turns: css`
    ${media.up('md')} {
      max-width: 900px;
      gap: ${space(8)};
      ${Screen} {
        grid-template-columns: 1fr 1fr;
        justify-items: center;
        font-size: ${fontSize('xl')};
        line-height: 1.3;
      }
      ${Screen} > :first-child {
        font-size: 0.75rem;
      }
      ${Screen}:nth-child(2) > :first-child {
        order: 1;
      }
    }
  `,
};

const Screens = styled.ol<{ $form: ScreensForm }>`
  display: grid;
  gap: ${space(8)};
  margin: 0;
  ${media.down('md')} {
    ${Screen}:nth-child(2) {
      grid-template-columns: minmax(0, 1fr) auto;
      > :first-child {
        order: 1;
      }
      ${media.below(22)} {
        grid-template-columns: minmax(0, 1fr);
        > :first-child {
          order: 0;
        }
      }
    }
  }
  ${({ $form }) => forms[$form]}
`;

export interface ScreensSectionProps {
  landing: Pick<Landing, 'screens' | 'rhythm'>;
  data: ScreensData;
  /** Those on the first screen; drawn figures stand in for who is missing. */
  people: readonly PersonSummary[];
}

/** How the product works: three of its screens in small, drawn in the brand's own colours, each with a sentence. */
export function ScreensSection({ landing, data, people }: ScreensSectionProps) {
  const { form, ground } = landing.screens;
  return (
    <Section $ground={ground} $rhythm={landing.rhythm}>
      <div>
        <Heading>
          <FormattedMessage id="sections.screens-title" defaultMessage="How it works, in three screens" />
        </Heading>
        <Screens $form={form}>
          <Screen>
            <SearchScreen people={people} />
            <Caption>
              <FormattedMessage
                id="sections.screen-faces"
                defaultMessage="You look at faces. A profile that is no private individual says so on its picture."
              />
            </Caption>
          </Screen>
          <Screen>
            <ConversationScreen data={data} />
            <Caption>
              <FormattedMessage
                id="sections.screen-price"
                defaultMessage="What a message costs stands beside it before you send it."
              />
            </Caption>
          </Screen>
          <Screen>
            <ProfileScreen data={data} />
            <Caption>
              {data.visitorsToo === null ? (
                <FormattedMessage
                  id="sections.screen-members"
                  defaultMessage="Your profile is for members, and for nobody else."
                />
              ) : (
                <FormattedMessage
                  id="sections.screen-seen"
                  defaultMessage="You choose whether visitors see you, and can change it at any time."
                />
              )}
            </Caption>
          </Screen>
        </Screens>
      </div>
    </Section>
  );
}
