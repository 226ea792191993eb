import type { ReactNode } from 'react';
import { lazyAfterHydration } from '~/page/lazy';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { FormProblem } from '~/contract/problem';
import { media, space } from '~/theme/tokens';
import { Alert } from '~/ui/Alert/Alert';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Settings } from '~/ui/Icon/icons';
import { Page, Stack } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { InterestsSection } from './InterestsSection';
import { LocationSection } from './LocationSection';
import { NotesSection } from './NotesSection';
import { PersonalSection } from './PersonalSection';
import type { ProfileEdit, SectionName } from './profile-edit';
import { SectionCard } from './ProfileSection';
import { ProfileSummary } from './ProfileSummary';
import { PromptsSection } from './PromptsSection';
import { TraitsSection } from './TraitsSection';
import { UnsavedContext, useUnsaved } from './use-unsaved';

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

const PhotosTitle = styled.h2`
  && {
    margin-bottom: ${space(4)};
  }
`;

export interface EditScreenProps {
  edit: ProfileEdit;
  /** The problem of a refused section, where the form was sent without JavaScript. */
  problem?: FormProblem;
  /** The section that was just saved, where the form was sent without JavaScript. */
  saved?: SectionName | null;
  /** The photos of the member, inside an element with the id `photos`. */
  photos?: ReactNode;
}

/** Each section saves itself. Where that fails, leaving asks first. The sections that say most come first. */
export function EditScreen({ edit, problem, saved = null, photos }: EditScreenProps) {
  const { report, stuck, stay, leave } = useUnsaved();
  const sectionOf = (name: SectionName) => ({
    edit,
    ...(problem?.values['section'] === name && { problem }),
    saved: saved === name && !problem,
  });
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
        <UnsavedContext.Provider value={report}>
          <Stack $gap={5}>
            {edit.hiddenBy === null ? null : (
              <Alert tone="warning">
                {edit.hiddenBy === 'team' ? (
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
            )}
            {photos ? (
              <SectionCard $pad="lg" aria-labelledby="photos-title">
                <PhotosTitle id="photos-title">
                  <FormattedMessage id="profile.photos-title" defaultMessage="Your photos" />
                </PhotosTitle>
                {photos}
              </SectionCard>
            ) : null}
            <PromptsSection {...sectionOf('prompts')} />
            <NotesSection {...sectionOf('notes')} />
            <InterestsSection {...sectionOf('interests')} />
            <LocationSection {...sectionOf('location')} />
            <PersonalSection {...sectionOf('personal')} />
            <TraitsSection {...sectionOf('traits')} />
          </Stack>
        </UnsavedContext.Provider>
      </Columns>
      <UnsavedDialog open={stuck} onStay={stay} onLeave={leave} />
    </Page>
  );
}
