import { SearchX } from '~/ui/Icon/icons';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { EmptyState } from '~/ui/EmptyState/EmptyState';

/** The message that nobody fits the filters, with suggestions of what to do next. */
export function NobodyFound({ hasSimilar }: { hasSimilar: boolean }) {
  return (
    <EmptyState
      illustration={<SearchX size={44} aria-hidden />}
      title={<FormattedMessage id="members.none-title" defaultMessage="Nobody fits this search yet" />}
      action={
        <ButtonLink to="/members?gender=&country=" variant="ghost">
          <FormattedMessage id="members.none-action" defaultMessage="Search without filters" />
        </ButtonLink>
      }
    >
      {hasSimilar ? (
        <FormattedMessage id="members.none-similar" defaultMessage="Some people below come close." />
      ) : (
        <FormattedMessage
          id="members.none-body"
          defaultMessage="Remove a filter or widen the ages: new people join every day."
        />
      )}
    </EmptyState>
  );
}
