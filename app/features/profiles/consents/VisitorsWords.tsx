import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { useShell } from '~/page/use-shell';
import { space } from '~/theme/tokens';
import { COPIES_LAST_MINUTES } from './consents';

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: ${space(2)} 0;
  padding-inline-start: ${space(5)};
  list-style: disc;
`;

/** What visitors without an account see of a member who lets them, on this brand, and until when. */
export function VisitorsWords() {
  const { brand } = useShell();
  const { direct, partner, landings } = brand.seenBy;
  return (
    <>
      <p>
        <FormattedMessage
          id="consents.visitors-lead"
          defaultMessage="If you let visitors see you, people who have no account on {brand} see this of you:"
          values={{ brand: brand.name }}
        />
      </p>
      <List>
        {direct === 'none' ? null : (
          <li>
            <FormattedMessage
              id="consents.visitors-direct"
              defaultMessage="{direct, select, all {On the front page, in search and on your own page: your main photo, your name and age, where you live, your details and interests, and what you write, as far as profiles show them to members here. Your other photos stay blurred.} other {On the front page and in search: your main photo and your name, and no more.}}"
              values={{ direct }}
            />
          </li>
        )}
        {direct === partner ? null : (
          <li>
            <FormattedMessage
              id="consents.visitors-partner"
              defaultMessage="Those who come through a partner’s link {partner, select, all {can find and read your whole profile; your other photos stay blurred} limited {see your main photo and your name, and no more} other {see none of this}}."
              values={{ partner }}
            />
          </li>
        )}
        {landings ? (
          <li>
            <FormattedMessage
              id="consents.visitors-landings"
              defaultMessage="Pages with which {brand} advertises may present you: your main photo, your name and age, where you live, your interests and what you write about yourself."
              values={{ brand: brand.name }}
            />
          </li>
        ) : null}
      </List>
      <p>
        <FormattedMessage
          id="consents.visitors-until"
          defaultMessage="You can change this at any time, and it counts at once. A copy of a page or photo that was made just before can be shown for another {minutes} minutes at most."
          values={{ minutes: COPIES_LAST_MINUTES }}
        />
      </p>
    </>
  );
}
