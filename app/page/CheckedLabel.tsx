import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '~/theme/tokens';
import { Chip } from '~/ui/Chip/Chip';
import { BadgeCheck } from '~/ui/Icon/icons';

/** The only way to the mark: every place passes who it is about, and a fictional profile never gets it. */
interface Marked {
  person: { fictional: boolean; checked: boolean };
}

const isMarked = ({ fictional, checked }: Marked['person']) => checked && !fictional;

/** The mark of someone whose first photo a staff member compared, as a word on a picture or beside a name. */
export function CheckedLabel({ person, tone = 'success' }: Marked & { tone?: 'success' | 'photo' }) {
  if (!isMarked(person)) return null;
  return (
    <Chip tone={tone} icon={<BadgeCheck aria-hidden />}>
      <FormattedMessage id="common.checked" defaultMessage="Photo checked" />
    </Chip>
  );
}

const Symbol = styled.span`
  display: inline-flex;
  flex: none;
  align-self: center;
  svg {
    width: 1.15em;
    height: 1.15em;
  }
`;

/** The mark where there is no room for a word: its name is read out, and shown under the pointer. */
export function CheckedSymbol({ person }: Marked) {
  const intl = useIntl();
  if (!isMarked(person)) return null;
  const word = intl.formatMessage({ id: 'common.checked', defaultMessage: 'Photo checked' });
  return (
    <Symbol title={word} data-checked>
      <BadgeCheck aria-hidden />
      <span className="visually-hidden">{word}</span>
    </Symbol>
  );
}

const Details = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    min-height: 44px;
    cursor: pointer;
    color: ${color('text-muted')};
    font-size: ${fontSize('sm')};
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
  }
  p {
    padding: ${space(3)} ${space(4)};
    border-radius: ${radius('md')};
    background: ${color('success-soft')};
    font-size: ${fontSize('sm')};
  }
`;

/** The mark with what it means, and what it does not, on press. */
export function CheckedNote({ person }: { person: Marked['person'] & { name: string } }) {
  if (!isMarked(person)) return null;
  return (
    <Details>
      <summary>
        <CheckedLabel person={person} />
        <span>
          <FormattedMessage id="common.checked-what" defaultMessage="What does this mean?" />
        </span>
      </summary>
      <p>
        <FormattedMessage
          id="common.checked-text"
          defaultMessage="A person of our team compared {name}’s first photo with a picture taken for it, in a pose that we chose: they show the same person. It says nothing about the rest of the profile. That picture was erased afterwards."
          values={{ name: person.name }}
        />
      </p>
    </Details>
  );
}
