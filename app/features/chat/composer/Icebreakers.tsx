import { Link } from '@remix-run/react';
import { Sparkle } from '~/ui/Icon/icons';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, motion, radius, space, sunkenOnHover } from '~/theme/tokens';
import { icebreakers } from './icebreaker-texts';

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
  /** Whether the brand has suggestions; otherwise only the invitation to begin is shown. */
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
    <Root data-part="icebreakers">
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
