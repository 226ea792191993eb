import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useShell } from '~/page/use-shell';
import { color, fontSize, fontWeight, space } from '~/theme/tokens';
import { Select } from '~/ui/Select/Select';
import { TextField } from '~/ui/TextField/TextField';
import { personalTraits, type ProfileEdit } from './profile-edit';
import { ProfileSection, type EditedSection } from './ProfileSection';
import { Pair } from '../Pair';
import { TraitFields } from './TraitFields';

const Birth = styled.div`
  dt {
    font-size: ${fontSize('sm')};
    font-weight: ${fontWeight('strong')};
  }
  dd {
    margin: 0;
  }
  dd + dd {
    margin-top: ${space(1)};
    color: ${color('text-muted')};
    font-size: ${fontSize('sm')};
  }
`;

export function PersonalSection({ edit, ...section }: EditedSection) {
  const intl = useIntl();
  return (
    <ProfileSection name="personal" version={edit.versions.personal} {...section}>
      {(fields) => (
        <>
          <TextField
            name="name"
            label={<FormattedMessage id="profile.name" defaultMessage="Name" />}
            hint={
              <FormattedMessage
                id="profile.name-hint"
                defaultMessage="What others call you. Your first name is enough; everybody here can read it."
              />
            }
            defaultValue={fields.value('name', edit.name)}
            error={fields.error('name')}
            autoComplete="nickname"
            maxLength={60}
            required
          />
          <DateOfBirth edit={edit} />
          <Pair>
            <Select
              name="seeks"
              label={<FormattedMessage id="profile.seeks" defaultMessage="I would like to meet" />}
              defaultValue={fields.value('seeks', edit.seeks)}
              error={fields.error('seeks')}
            >
              <option value="">
                {intl.formatMessage({ id: 'profile.seeks-unsaid', defaultMessage: 'I haven’t said' })}
              </option>
              <option value="female">
                {intl.formatMessage({ id: 'profile.seeks-women', defaultMessage: 'Women' })}
              </option>
              <option value="male">{intl.formatMessage({ id: 'profile.seeks-men', defaultMessage: 'Men' })}</option>
              <option value="both">
                {intl.formatMessage({ id: 'profile.seeks-both', defaultMessage: 'Women and men' })}
              </option>
            </Select>
            <TraitFields names={personalTraits} edit={edit} fields={fields} />
          </Pair>
        </>
      )}
    </ProfileSection>
  );
}

/** The read-only date of birth, with the reason why it cannot be changed and what to do if it is wrong. */
function DateOfBirth({ edit: { birthDate, age } }: { edit: ProfileEdit }) {
  const { brand } = useShell();
  const intl = useIntl();
  if (birthDate === null || age === null) return null;
  const day = intl.formatDate(Date.parse(`${birthDate}T00:00:00Z`), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <Birth as="dl">
      <dt>
        <FormattedMessage id="profile.date-of-birth" defaultMessage="Date of birth" />
      </dt>
      <dd>
        <FormattedMessage id="profile.birth-and-age" defaultMessage="{day} ({age})" values={{ day, age }} />
      </dd>
      <dd>
        <FormattedMessage
          id="profile.birth-fixed"
          defaultMessage="Others see only your age. It cannot be changed, so that everybody’s age can be trusted. Is it wrong? Write to {email}."
          values={{ email: <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a> }}
        />
      </dd>
    </Birth>
  );
}
