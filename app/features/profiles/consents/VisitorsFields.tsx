import { FormattedMessage } from 'react-intl';
import { useShell } from '~/page/use-shell';
import { Alert } from '~/ui/Alert/Alert';
import { Stack } from '~/ui/Layout/Layout';
import { RadioGroup } from '~/ui/RadioGroup/RadioGroup';
import type { VisitorsChoice } from './consents';
import { VisitorsWords } from './VisitorsWords';

export interface VisitorsFieldsProps {
  /** Null where this brand shows no member to visitors. */
  choice: VisitorsChoice | null;
  /** The text was renewed while it was read, so nothing was recorded. */
  changed?: boolean;
}

/** Members only, or visitors without an account too: the first part of the form about visibility. */
export function VisitorsFields({ choice, changed = false }: VisitorsFieldsProps) {
  const { brand } = useShell();
  if (!choice) {
    return (
      <p>
        <FormattedMessage
          id="consents.visitors-closed"
          defaultMessage="Only members who are logged in see your profile: {brand} shows no member to people without an account."
          values={{ brand: brand.name }}
        />
      </p>
    );
  }
  return (
    <Stack $gap={4}>
      <input type="hidden" name="version" value={choice.version} />
      {changed ? (
        <Alert tone="warning" role="status">
          <FormattedMessage
            id="consents.changed"
            defaultMessage="This text was renewed while you were reading it, so nothing was saved. Please read it again."
          />
        </Alert>
      ) : null}
      <RadioGroup
        name="seen_by"
        defaultValue={choice.too ? 'visitors' : 'members'}
        label={<FormattedMessage id="consents.visitors-question" defaultMessage="Who may see my profile" />}
        options={[
          {
            value: 'members',
            label: <FormattedMessage id="consents.visitors-no" defaultMessage="Members only" />,
            detail: (
              <FormattedMessage
                id="consents.visitors-no-detail"
                defaultMessage="People without an account see neither your photos nor your name, nor a word of your profile."
              />
            ),
          },
          {
            value: 'visitors',
            label: <FormattedMessage id="consents.visitors-yes" defaultMessage="Visitors too" />,
            detail: (
              <FormattedMessage
                id="consents.visitors-yes-detail"
                defaultMessage="People who are just looking around can come across you before they join."
              />
            ),
          },
        ]}
      />
      <div>
        <VisitorsWords />
      </div>
    </Stack>
  );
}
