import type { FormProblem } from '~/contract/problem';
import { Check } from '~/ui/Icon/icons';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { Card } from '~/ui/Card/Card';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { RefusalAlert } from '~/ui/FormAlert/RefusalAlert';
import { Stack } from '~/ui/Layout/Layout';
import type { ProfileEdit, SectionName } from './profile-edit';
import { useSection, type SectionState } from './use-section';

export const SectionCard = styled(Card)`
  /* Below the bar that stays at the top. */
  scroll-margin-top: ${space(24)};
  h2 {
    margin-bottom: ${space(1)};
  }
  form {
    margin-top: ${space(5)};
  }
`;

export const Lead = styled.p`
  max-width: 60ch;
  color: ${color('text-muted')};
`;

const Tail = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(4)};
`;

const Said = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  svg {
    color: ${color('success-text')};
  }
`;

/** What a section's fields ask of the form they stand in. */
export interface SectionFields {
  /** What is wrong with a field, as its `error`. */
  error: (name: string) => ReactNode;
  /** What was typed and not taken, else what is stored. */
  value: (name: string, stored: string | null) => string;
}

export interface ProfileSectionProps {
  name: SectionName;
  title: ReactNode;
  lead?: ReactNode;
  /** Between the words and the form: what is no field. */
  before?: ReactNode;
  /** What the page's action said, where the form was sent without JavaScript. */
  problem?: FormProblem;
  /** It was saved just now, without JavaScript. */
  saved?: boolean;
  /** See useSection. */
  stamp?: string;
  children: (fields: SectionFields) => ReactNode;
}

/** What every section of the own profile is made from. */
export type EditedSection = Pick<ProfileSectionProps, 'problem' | 'saved'> & { edit: ProfileEdit };

/** A part of the own profile that is saved on its own: in place, or without JavaScript as an ordinary form. */
export function ProfileSection(props: ProfileSectionProps) {
  const { name, title, lead, before, problem: given, saved = false, stamp = '', children } = props;
  const { form, state, problem, onInput, onSubmit } = useSection(name, given, stamp);
  const fields: SectionFields = {
    error: (field) => fieldError(problem, field),
    value: (field, stored) => problem?.values[field] ?? stored ?? '',
  };
  const titleId = `${name}-title`;
  return (
    <SectionCard $pad="lg" id={name} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {lead ? <Lead>{lead}</Lead> : null}
      {before}
      <form
        ref={form}
        method="post"
        action={`/profile#${name}`}
        noValidate
        onInput={onInput}
        onSubmit={onSubmit}
        aria-busy={state === 'saving' || undefined}
      >
        <input type="hidden" name="section" value={name} />
        <Stack $gap={5}>
          <RefusalAlert refusal={problem?.refusal} />
          {children(fields)}
          <Tail>
            <Button busy={state === 'saving'} aria-describedby={titleId}>
              <FormattedMessage id="profile.save" defaultMessage="Save" />
            </Button>
            <SaveState state={saved && state === 'as-stored' ? 'saved' : state} />
          </Tail>
        </Stack>
      </form>
    </SectionCard>
  );
}

function SaveState({ state }: { state: SectionState }) {
  return (
    <Said role="status">
      {state === 'saved' ? (
        <>
          <Check size={16} aria-hidden />
          <FormattedMessage id="profile.saved" defaultMessage="Saved" />
        </>
      ) : null}
      {state === 'changed' ? <FormattedMessage id="profile.not-saved-yet" defaultMessage="Not saved yet" /> : null}
    </Said>
  );
}
