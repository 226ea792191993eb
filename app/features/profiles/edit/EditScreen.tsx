import type { ReactNode } from 'react';
import { DocumentInstead, lazyAfterHydration, lazyWithHtml } from '~/page/lazy';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { FormProblem } from '~/contract/problem';
import { media, space } from '~/theme/tokens';
import { Alert } from '~/ui/Alert/Alert';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Settings } from '~/ui/Icon/icons';
import { Page, Stack } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import type { ProfileEdit, SectionName } from './profile-edit';
import { ProfileSummary } from './ProfileSummary';
import { SectionRows } from './SectionRows';
import { useOpenSection } from './use-open-section';
import { UnsavedContext, useUnsaved } from './use-unsaved';

const loadSection = () => import('./SectionSheet').then((module) => module.SectionSheet);
/** Also without JavaScript, and seldom opened by a member who comes to see who has visited. */
const SectionSheet = lazyWithHtml('profile-section', loadSection, DocumentInstead);
const loadAhead = () => void loadSection().catch(() => {});
/** Seldom seen, so loaded after the page. */
const UnsavedDialog = lazyAfterHydration(() => import('./UnsavedDialog').then((module) => module.UnsavedDialog));

const Columns = styled.div`
  display: grid;
  gap: ${space(5)};
  ${media.up('lg')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 11fr);
    align-items: start;
    gap: ${space(8)};
  }
`;

const Aside = styled.div`
  ${media.up('lg')} {
    position: sticky;
    top: ${space(24)};
  }
`;

export interface EditScreenProps {
  edit: ProfileEdit;
  /** The problem of a refused section, where the form was sent without JavaScript. */
  problem?: FormProblem;
  /** The section that was just saved, where the form was sent without JavaScript. */
  saved?: SectionName | null;
  /** The photos of the member and the way to change them. */
  photos?: ReactNode;
}

/** What the profile says, in a row for each section, whose sheet saves itself. Where that fails, leaving asks first. */
export function EditScreen({ edit, problem, saved = null, photos }: EditScreenProps) {
  const { report, stuck, stay, leave } = useUnsaved();
  const refused = problem?.values['section'];
  const sheet = useOpenSection(edit, refused);
  const { open } = sheet;
  const onStay = () => {
    stay();
    sheet.stay();
  };
  return (
    <Page>
      <PageHeader
        title={<FormattedMessage id="profile.title" defaultMessage="My profile" />}
        action={
          <ButtonLink to="/notifications" variant="ghost" size="sm">
            <Settings size={18} aria-hidden />
            <FormattedMessage id="profile.settings" defaultMessage="Settings" />
          </ButtonLink>
        }
      />
      <Columns>
        <Aside>
          <ProfileSummary edit={edit} />
        </Aside>
        <Stack $gap={5}>
          <HiddenNote hiddenBy={edit.hiddenBy} />
          {photos}
          <SectionRows edit={edit} saved={problem ? null : saved} onNear={loadAhead} />
        </Stack>
      </Columns>
      <UnsavedContext.Provider value={report}>
        {open ? (
          <SectionSheet
            key={open}
            section={open}
            edit={edit}
            onDone={sheet.close}
            {...(problem && refused === open && { problem })}
          />
        ) : null}
      </UnsavedContext.Provider>
      <UnsavedDialog open={stuck} onStay={onStay} onLeave={leave} />
    </Page>
  );
}

function HiddenNote({ hiddenBy }: Pick<ProfileEdit, 'hiddenBy'>) {
  if (hiddenBy === null) return null;
  return (
    <Alert tone="warning">
      {hiddenBy === 'team' ? (
        <FormattedMessage
          id="profile.disabled"
          defaultMessage="Nobody sees your profile: our team has hidden it. You can still change it."
        />
      ) : (
        <FormattedMessage
          id="profile.not-visible"
          defaultMessage="Nobody sees your profile yet: confirm your e-mail address first. You can fill it in already."
        />
      )}
    </Alert>
  );
}
