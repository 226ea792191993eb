import { FormattedMessage, useIntl } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { appearanceTraits, personalTraits, type ProfileEdit } from '~/features/profiles/edit/profile-edit';
import { Pair } from '~/features/profiles/Pair';
import { SensitiveConsent, TraitFields } from '~/features/profiles/edit/TraitFields';
import { RadioGroup } from '~/ui/RadioGroup/RadioGroup';
import { Stack } from '~/ui/Layout/Layout';
import { FlowFrame, type StepProps } from './FlowFrame';
import { StepForm } from './StepForm';

export interface PersonalStepProps extends StepProps {
  edit: Pick<ProfileEdit, 'seeks' | 'traits' | 'shown' | 'sensitive'>;
  problem?: FormProblem;
}

/** Who one is and whom one would like to meet, and the traits that this brand shows on profiles. */
export function PersonalStep({ edit, problem, ...flow }: PersonalStepProps) {
  const intl = useIntl();
  const optional = [...personalTraits, ...appearanceTraits].filter(
    (name) => name !== 'gender' && edit.shown.includes(name),
  );
  return (
    <FlowFrame
      {...flow}
      title={
        <FormattedMessage id="joining.personal-title" defaultMessage="Who are you, and who are you looking for?" />
      }
      lead={
        <FormattedMessage
          id="joining.personal-lead"
          defaultMessage="This is how others find you. What you leave blank appears nowhere."
        />
      }
    >
      <StepForm step={flow.step} problem={problem}>
        {(fields) => (
          <Stack $gap={6}>
            <RadioGroup
              name="gender"
              inline
              required
              label={<FormattedMessage id="joining.gender" defaultMessage="I am" />}
              options={[
                { value: 'female', label: intl.formatMessage({ id: 'joining.woman', defaultMessage: 'A woman' }) },
                { value: 'male', label: intl.formatMessage({ id: 'joining.man', defaultMessage: 'A man' }) },
              ]}
              defaultValue={fields.value('gender', edit.traits.gender)}
              error={fields.error('gender')}
            />
            <RadioGroup
              name="seeks"
              inline
              label={<FormattedMessage id="joining.seeks" defaultMessage="I would like to meet" />}
              options={[
                { value: 'female', label: intl.formatMessage({ id: 'joining.women', defaultMessage: 'Women' }) },
                { value: 'male', label: intl.formatMessage({ id: 'joining.men', defaultMessage: 'Men' }) },
                { value: 'both', label: intl.formatMessage({ id: 'joining.both', defaultMessage: 'Women and men' }) },
                {
                  value: '',
                  label: intl.formatMessage({ id: 'joining.seeks-unsaid', defaultMessage: 'I’d rather not say yet' }),
                },
              ]}
              defaultValue={fields.value('seeks', edit.seeks)}
              error={fields.error('seeks')}
            />
            {optional.length > 0 ? (
              <Pair>
                <TraitFields names={optional} edit={edit} fields={fields} />
              </Pair>
            ) : null}
            {optional.includes('sexuality') && !edit.sensitive ? <SensitiveConsent fields={fields} /> : null}
          </Stack>
        )}
      </StepForm>
    </FlowFrame>
  );
}
