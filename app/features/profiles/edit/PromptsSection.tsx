import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { space } from '~/theme/tokens';
import { Select } from '~/ui/Select/Select';
import { TextArea } from '~/ui/TextArea/TextArea';
import { ProfileSection, type EditedSection } from './ProfileSection';
import { ANSWER_MAX, PROMPTS_MAX } from '../prompts/prompts';

const Both = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const numbers = Array.from({ length: PROMPTS_MAX }, (_, index) => index + 1);

/** A beginning without its answer, or the other way round, is still being made. */
const isHalf = (fields: Record<string, string>) =>
  numbers.some((number) => (fields[`prompt_${number}`] === '') !== (fields[`answer_${number}`]?.trim() === ''));

/** Up to three beginnings of the member's choice, each with an answer. */
export function PromptsSection({ edit: { prompts, promptOptions, versions }, ...section }: EditedSection) {
  const intl = useIntl();
  return (
    <ProfileSection
      name="prompts"
      lead={
        <FormattedMessage
          id="profile.prompts-lead"
          defaultMessage="Choose up to {max} beginnings and finish them your way. A line somebody can answer is worth more than a long story."
          values={{ max: PROMPTS_MAX }}
        />
      }
      version={versions.prompts}
      waits={isHalf}
      {...section}
    >
      {(fields) =>
        numbers.map((number) => {
          const stored = prompts[number - 1];
          return (
            <Both key={number}>
              <Select
                name={`prompt_${number}`}
                label={
                  <FormattedMessage
                    id="profile.prompt-number"
                    defaultMessage="Beginning {number}"
                    values={{ number }}
                  />
                }
                defaultValue={fields.value(`prompt_${number}`, stored?.id ?? null)}
                error={fields.error(`prompt_${number}`)}
              >
                <option value="">{intl.formatMessage({ id: 'profile.prompt-none', defaultMessage: 'None' })}</option>
                {promptOptions.map(({ id, question }) => (
                  <option key={id} value={id}>
                    {question}
                  </option>
                ))}
              </Select>
              <TextArea
                name={`answer_${number}`}
                label={
                  <FormattedMessage
                    id="profile.prompt-answer"
                    defaultMessage="Your answer {number}"
                    values={{ number }}
                  />
                }
                hint={
                  number === 1 ? (
                    <FormattedMessage
                      id="profile.prompt-hint"
                      defaultMessage="Leave out phone numbers and addresses: those are for somebody you trust."
                    />
                  ) : undefined
                }
                defaultValue={fields.value(`answer_${number}`, stored?.answer ?? null)}
                error={fields.error(`answer_${number}`)}
                maxLength={ANSWER_MAX}
                rows={2}
                dir="auto"
                counter
              />
            </Both>
          );
        })
      }
    </ProfileSection>
  );
}
