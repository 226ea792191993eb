import { Link, useRevalidator, useSearchParams } from '@remix-run/react';
import { useEffect, useState, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { DocumentInstead, lazyAfterHydration, lazyWithHtml } from '~/page/lazy';
import { Alert } from '~/ui/Alert/Alert';
import { EmptyState } from '~/ui/EmptyState/EmptyState';
import { FormAlert } from '~/ui/FormAlert/FormAlert';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { Camera } from '~/ui/Icon/icons';
import { Stack } from '~/ui/Layout/Layout';
import { ErrorMessage } from '~/ui/ErrorMessage/ErrorMessage';
import { useAskBeforeLeaving } from '../pick/use-ask-before-leaving';
import { PhotoPicker } from './PhotoPicker';
import { PhotoTile } from './PhotoTile';
import { Note, PhotoGrid } from './PhotoTileParts';
import type { OwnPhotos } from './own-photo';
import { usePhotoActions, useLoginAgain } from './use-photo-actions';
import { useReorder } from './use-reorder';
import { uploadPhoto } from './send-photo';
import { createUploadQueue, type Upload } from './upload-queue';

const loadDialogs = () => import('./PhotoDialogs').then((module) => module.PhotoDialogs);
const PhotoDialogs = lazyWithHtml('photo-dialogs', loadDialogs, DocumentInstead);
const UploadTile = lazyAfterHydration(() => import('./UploadTile').then((module) => module.UploadTile));

/** Anyone who touches the photos may open a dialog next. */
const loadAhead = () => void loadDialogs().catch(() => {});

export interface PhotoManagerProps {
  photos: OwnPhotos;
  /** The reason why a form sent without JavaScript was refused. */
  problem?: FormProblem | null;
  /** The page itself says why photos help, so nothing is said in their place. */
  introduced?: boolean;
}

/** The member's photos: adding, ordering, choosing the main one, cropping and deleting. Needs the texts of `photos`. */
export function PhotoManager({ photos: own, problem = null, introduced = false }: PhotoManagerProps) {
  const { photos, limit, reviewed } = own;
  const actions = usePhotoActions();
  const { uploads, add, retry, drop } = useUploads();
  const { order, dragged, handle } = useReorder(
    photos.map(({ id }) => id),
    (ids) => void actions.run({ intent: 'order', order: ids.join() }),
  );
  const [query] = useSearchParams();
  const isOpen = query.has('crop') || query.has('delete');
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const count = photos.filter(({ status }) => status !== 'rejected').length;
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const shown = order.flatMap((id) => byId.get(id) ?? []);
  // A photo that was just added is not in the order yet.
  const all = [...shown, ...photos.filter(({ id }) => !order.includes(id))];
  return (
    <Stack $gap={5} id="photos" onPointerDown={loadAhead} onFocus={loadAhead}>
      <Problems problem={problem} actions={actions} />
      <Note>
        <FormattedMessage id="photos.count" defaultMessage="{count} of {limit} photos" values={{ count, limit }} />
      </Note>
      {count < limit ? <PhotoPicker room={limit - count} onFiles={add} /> : <LimitNote own={own} />}
      {all.length + uploads.length > 0 ? (
        <PhotoGrid>
          {all.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              place={index + 1}
              count={all.length}
              actions={actions}
              handle={live ? handle(photo.id) : undefined}
              lifted={dragged === photo.id}
            />
          ))}
          {uploads.map((upload) => (
            <UploadTile
              key={upload.key}
              upload={upload}
              onRetry={() => retry(upload.key)}
              onDrop={() => drop(upload.key)}
            />
          ))}
        </PhotoGrid>
      ) : introduced ? null : (
        <NoPhotos />
      )}
      {reviewed ? (
        <Note>
          <FormattedMessage
            id="photos.review-note"
            defaultMessage="We check each photo before others see it, and remove its location, time and device data."
          />
        </Note>
      ) : (
        <Note>
          <FormattedMessage
            id="photos.privacy-note"
            defaultMessage="We remove location, time and device data from every photo."
          />
        </Note>
      )}
      {isOpen ? <PhotoDialogs photos={photos} reviewed={reviewed} actions={actions} /> : null}
      <p className="visually-hidden" role="status">
        {actions.done > 0 ? (
          <FormattedMessage id="photos.saved" defaultMessage="Saved ({count})" values={{ count: actions.done }} />
        ) : null}
      </p>
    </Stack>
  );
}

function NoPhotos() {
  return (
    <EmptyState
      illustration={<Camera size={44} />}
      title={<FormattedMessage id="photos.empty-title" defaultMessage="Show yourself" />}
    >
      <FormattedMessage
        id="photos.empty-words"
        defaultMessage="People like to see who they are writing to. A clear photo of your face is a good start."
      />
    </EmptyState>
  );
}

interface ProblemsProps {
  problem: FormProblem | null;
  actions: ReturnType<typeof usePhotoActions>;
}

/** The problems of an action. For several files, each problem names its file. */
function Problems({ problem, actions: { error } }: ProblemsProps) {
  const now = error ?? problem?.error;
  if (now) return <ErrorAlert error={now} />;
  const fields = Object.values(problem?.fieldErrors ?? {}).flat();
  if (fields.length === 0) return null;
  return (
    <FormAlert title={<FormattedMessage id="photos.not-taken" defaultMessage="Not everything could be added" />}>
      <ul>
        {fields.map(({ id, values }, index) => (
          <li key={index}>
            {values?.file ? `${values.file}: ` : null}
            <ErrorMessage code={id} values={values} />
          </li>
        ))}
      </ul>
    </FormAlert>
  );
}

/** The number of photos a member may have (specification, section 5), and what raises it. */
function LimitNote({ own: { limit, premium, premiumLimit } }: { own: OwnPhotos }) {
  if (premium)
    return (
      <Alert tone="info">
        <FormattedMessage
          id="photos.limit-reached"
          defaultMessage="You have {limit, plural, one {# photo} other {# photos}}, which is the most you can have. Delete one to add another."
          values={{ limit }}
        />
      </Alert>
    );
  return (
    <Alert
      tone="info"
      action={
        <Link to="/premium">
          <FormattedMessage id="photos.get-premium" defaultMessage="What premium gives you" />
        </Link>
      }
    >
      <FormattedMessage
        id="photos.limit-reached-free"
        defaultMessage="Free members have room for {limit, plural, one {# photo} other {# photos}}, premium members for {premium}."
        values={{ limit, premium: premiumLimit }}
      />
    </Alert>
  );
}

/** The uploads of this page. The browser asks before the page is left while one is in progress. */
function useUploads() {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const { revalidate } = useRevalidator();
  const loginAgain = useLoginAgain();
  const latest = useRef({ revalidate, loginAgain });
  latest.current = { revalidate, loginAgain };
  const [queue] = useState(() =>
    createUploadQueue({
      send: uploadPhoto,
      onChange: setUploads,
      onStored: () => latest.current.revalidate(),
      onLoggedOut: () => latest.current.loginAgain(),
    }),
  );
  const busy = uploads.some(({ state }) => state !== 'refused');
  useAskBeforeLeaving(busy);
  return { uploads, ...queue };
}
