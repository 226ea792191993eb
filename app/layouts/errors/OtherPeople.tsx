import { FormattedMessage } from 'react-intl';
import type { PersonSummary } from '~/contract/person-summary';
import { PersonTile } from '~/features/profiles/view/PersonTile';
import { RelatedGrid } from '~/ui/Layout/Layout';
import { People } from './ErrorContentParts';

/** Others in place of a profile that cannot be seen. Needs the `members` messages, as the pages of profiles have them. */
export function OtherPeople({ people }: { people: readonly PersonSummary[] }) {
  return (
    <People data-part="other-people">
      <h2>
        <FormattedMessage id="errors.others" defaultMessage="Other people here" />
      </h2>
      <RelatedGrid>
        {people.map((person) => (
          <PersonTile key={person.id} person={person} level={3} />
        ))}
      </RelatedGrid>
    </People>
  );
}
