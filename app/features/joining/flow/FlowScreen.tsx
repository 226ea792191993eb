import type { FormProblem } from '~/contract/problem';
import type { OwnPhotos } from '~/features/photos/own/own-photo';
import { lazyAfterHydration } from '~/page/lazy';
import type { ProfileEdit } from '~/features/profiles/edit/profile-edit';
import type { EditPlace } from '~/features/profiles/places/edit-place';
import { AboutStep } from './AboutStep';
import { FlowComplete, type FlowCompleteProps } from './FlowComplete';
import type { FlowPlace, FlowStep } from './flow-steps';
import { LocationStep } from './LocationStep';
import { PersonalStep } from './PersonalStep';
import { PhotoStep } from './PhotoStep';

export interface FlowScreenProps {
  place: FlowPlace;
  /** The steps that this brand has. */
  steps: readonly FlowStep[];
  edit: Pick<ProfileEdit, 'seeks' | 'traits' | 'shown' | 'notes' | 'sensitive'> & { home: EditPlace };
  photos: OwnPhotos;
  end: FlowCompleteProps;
  /** Why the form of the step was refused. */
  problem?: FormProblem;
}

const PushPrompt = lazyAfterHydration(() =>
  import('~/features/notifications/push/PushPrompt').then((module) => module.PushPrompt),
);

/** The place of the signup flow that the URL names. */
export function FlowScreen({ place, steps, edit, photos, end, problem }: FlowScreenProps) {
  switch (place) {
    case 1:
      return <PhotoStep step={1} steps={steps} photos={photos} />;
    case 2:
      return <LocationStep step={2} steps={steps} place={edit.home} problem={problem} />;
    case 3:
      return <PersonalStep step={3} steps={steps} edit={edit} problem={problem} />;
    case 4:
      return <AboutStep step={4} steps={steps} notes={edit.notes} problem={problem} />;
    case 'complete':
      return <FlowComplete {...end} problem={problem} pushPrompt={<PushPrompt />} />;
  }
}
