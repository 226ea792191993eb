import { Link } from '@remix-run/react';
import { Sparkle } from '~/ui/Icon/icons';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, motion, radius, space, sunkenOnHover } from '~/theme/tokens';

/** Suggested first messages, in a fixed order. Without JavaScript, `?say=` carries the number of the chosen one. */
export function icebreakers(intl: IntlShape): string[] {
  return [
    intl.formatMessage({ id: 'chat.icebreaker-1', defaultMessage: 'Hi! What made you smile today?' }),
    intl.formatMessage({
      id: 'chat.icebreaker-2',
      defaultMessage: 'Your profile made me curious. How is your week going?',
    }),
    intl.formatMessage({
      id: 'chat.icebreaker-3',
      defaultMessage: 'Coffee, tea, or something stronger: what shall we talk over?',
    }),
    intl.formatMessage({ id: 'chat.icebreaker-4', defaultMessage: 'What does your perfect Sunday look like?' }),
    intl.formatMessage({
      id: 'chat.icebreaker-5',
      defaultMessage: 'If we could travel anywhere tomorrow, where would you take us?',
    }),
    intl.formatMessage({ id: 'chat.icebreaker-6', defaultMessage: 'Which song do you never get tired of?' }),
  ];
}

/** The text for `?say=2` and the like; '' for any other value. */
export function icebreakerOf(intl: IntlShape, say: string | null): string {
  return /^\d$/.test(say ?? '') ? (icebreakers(intl)[Number(say) - 1] ?? '') : '';
}

const Root = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(6)} 0;
  text-align: center;
`;

const Title = styled.h2`
  font-size: ${fontSize('lg')};
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)};
`;

const Choice = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 44px;
  padding: ${space(2)} ${space(4)};
  border-radius: min(${radius('control')}, 22px);
  background: ${color('surface-raised')};
  color: ${color('text')};
  font-size: ${fontSize('sm')};
  line-height: 1.3;
  text-align: start;
  text-decoration: none;
  box-shadow: 0 0 0 1px ${color('line-strong')};
  transition: background ${motion('fast')};
  svg {
    flex: none;
    color: ${color('primary-text')};
  }
  ${sunkenOnHover}
`;

export interface IcebreakersProps {
  name: string;
  onChoose: (text: string) => void;
  /** False where the brand suggests nothing: only the invitation to begin stands here. */
  offered?: boolean;
}

/** Suggestions for a first message. Choosing one puts its text into the composer, where it can still be changed. */
export function Icebreakers({ name, onChoose, offered = true }: IcebreakersProps) {
  const intl = useIntl();
  const choose = (event: MouseEvent, text: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(text);
  };
  return (
    <Root>
      <Title>
        <FormattedMessage id="chat.say-hello" defaultMessage="Say hello to {name}" values={{ name }} />
      </Title>
      <p>
        {offered ? (
          <FormattedMessage
            id="chat.icebreaker-hint"
            defaultMessage="Begin in your own words, or borrow one of these."
          />
        ) : (
          <FormattedMessage
            id="chat.hello-hint"
            defaultMessage="A question about something in the profile is a good beginning."
          />
        )}
      </p>
      {offered ? (
        <List className="icebreakers">
          {icebreakers(intl).map((text, index) => (
            <li key={text}>
              <Choice to={`?say=${index + 1}`} preventScrollReset onClick={(event) => choose(event, text)}>
                <Sparkle size={16} aria-hidden />
                {text}
              </Choice>
            </li>
          ))}
        </List>
      ) : null}
    </Root>
  );
}
