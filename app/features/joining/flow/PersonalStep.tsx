import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { appearanceTraits, personalTraits, type ProfileEdit } from '~/features/profiles/edit/profile-edit';
import { FieldError } from '~/ui/FieldError/FieldError';
import { Stack } from '~/ui/Layout/Layout';
import { PillGroup, Pills } from '~/ui/Pills/Pills';
import { RadioGroup } from '~/ui/RadioGroup/RadioGroup';
import { FlowFrame, type StepProps } from './FlowFrame';
import { StepForm } from './StepForm';
import { TraitChips } from './TraitChips';

export interface PersonalStepProps extends StepProps {
  edit: Pick<ProfileEdit, 'seeks' | 'traits' | 'shown' | 'sensitive'>;
  problem?: FormProblem;
}

/** Who one is and whom one would like to meet; then, for those who like, the traits that this brand shows on profiles. */
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
            <Seeks value={fields.value('seeks', edit.seeks)} error={fields.error('seeks')} />
            <TraitChips names={optional} edit={edit} fields={fields} />
          </Stack>
        )}
      </StepForm>
    </FlowFrame>
  );
}

function Seeks({ value, error }: { value: string; error: ReactNode }) {
  const intl = useIntl();
  const id = useId();
  const options = [
    ['female', intl.formatMessage({ id: 'joining.women', defaultMessage: 'Women' })],
    ['male', intl.formatMessage({ id: 'joining.men', defaultMessage: 'Men' })],
    ['both', intl.formatMessage({ id: 'joining.both', defaultMessage: 'Women and men' })],
    ['', intl.formatMessage({ id: 'joining.seeks-unsaid', defaultMessage: 'I’d rather not say yet' })],
  ] as const;
  return (
    <PillGroup role="radiogroup" aria-describedby={error ? id : undefined}>
      <legend>
        <FormattedMessage id="joining.seeks" defaultMessage="I would like to meet" />
      </legend>
      <Pills>
        {options.map(([option, label]) => (
          <label key={option}>
            <input type="radio" name="seeks" value={option} defaultChecked={option === value} />
            <span>{label}</span>
          </label>
        ))}
      </Pills>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </PillGroup>
  );
}
