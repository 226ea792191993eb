import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { usePhotoUrl } from '~/page/photo-url';
import { useShell } from '~/page/use-shell';
import { color, fontSize, fontWeight, radius, space } from '~/theme/tokens';
import type { ChosenPerson } from './remembered-choices';

/** The number of people shown unfolded, so that the form stays on the screen of a phone. */
const IN_SIGHT = 4;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 176px), 1fr));
  gap: ${space(2)} ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Person = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-width: 0;
`;

const Picture = styled.img`
  flex: none;
  width: 42px;
  height: 56px;
  object-fit: cover;
  border-radius: ${radius('sm')};
  background: ${color('skeleton')};
`;

const Words = styled.div`
  min-width: 0;
  line-height: 1.25;
`;

const Name = styled.p`
  font-weight: ${fontWeight('strong')};
  overflow-wrap: anywhere;
`;

const Label = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  margin-top: 2px;
  font-size: ${fontSize('xs')};
  svg {
    flex: none;
  }
`;

const More = styled.details`
  summary {
    width: fit-content;
    padding: ${space(1)} 0;
    font-size: ${fontSize('sm')};
    font-weight: ${fontWeight('strong')};
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  &[open] summary {
    margin-bottom: ${space(1)};
  }
`;

const Warning = styled.p`
  font-size: ${fontSize('sm')};
  text-wrap: pretty;
`;

/** A fictional profile carries its label here too, before anybody signs up because of it. */
export function ChosenPeople({ people, icon }: { people: readonly ChosenPerson[]; icon: ReactNode }) {
  const { fictional } = useShell().brand;
  const photoUrl = usePhotoUrl();
  const rest = people.slice(IN_SIGHT);
  const show = (person: ChosenPerson) => (
    <Person key={person.id}>
      {person.thumb ? <Picture src={photoUrl(person.thumb)} alt="" width={42} height={56} /> : null}
      <Words>
        <Name>{person.name}</Name>
        {person.fictional ? (
          <Label>
            {icon}
            <span>{fictional.singular}</span>
          </Label>
        ) : null}
      </Words>
    </Person>
  );
  return (
    <>
      <List>{people.slice(0, IN_SIGHT).map(show)}</List>
      {rest.length > 0 ? (
        <More>
          <summary>
            <FormattedMessage
              id="account.kept-more"
              defaultMessage="{count, plural, one {and # more} other {and # more}}"
              values={{ count: rest.length }}
            />
          </summary>
          <List>{rest.map(show)}</List>
        </More>
      ) : null}
      {people.some((person) => person.fictional) ? (
        <Warning>
          <FormattedMessage
            id="account.kept-label-means"
            defaultMessage="“{label}” means: {warning}"
            values={{ label: fictional.singular, warning: fictional.warning }}
          />
        </Warning>
      ) : null}
    </>
  );
}
