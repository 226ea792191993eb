import { defineAppError } from '~/server/response/app-error';

/** The limit of specification, section 5. Value: limit; for free members also that of premium members. */
export const freeLimit = defineAppError('photos.free-limit', 403);
export const premiumLimit = defineAppError('photos.premium-limit', 403);

/** Why a file cannot become a photo; each text says what to do. Value: file, if the file has a name. */
export const notAPicture = defineAppError('photos.not-a-picture', 415);
export const heicNotReadable = defineAppError('photos.heic', 415);
export const animatedAvif = defineAppError('photos.animated-avif', 415);
export const colorsOfHdr = defineAppError('photos.hdr-colors', 415);
export const unreadable = defineAppError('photos.unreadable', 422);
/** Values: megabytes. */
export const tooManyBytes = defineAppError('photos.too-many-bytes', 413);
/** Values: megapixels. */
export const tooManyPixels = defineAppError('photos.too-many-pixels', 422);
/** A lower limit for kinds of files that must be decoded as a whole. Values: megapixels, kind. */
export const tooManyPixelsOfKind = defineAppError('photos.too-many-pixels-of-kind', 422);
/** It needs more memory or time than its header says, or the machine has none. */
export const tooDemanding = defineAppError('photos.too-demanding', 422);
/** Value: pixels, of the shorter side. */
export const tooSmall = defineAppError('photos.too-small', 422);
/** The member already has this photo. */
export const duplicate = defineAppError('photos.duplicate', 409);
/** A person has reviewed this photo and rejected it. */
export const rejectedBefore = defineAppError('photos.rejected-before', 409);
export const noneChosen = defineAppError('photos.none-chosen', 400);
/** Values: count. */
export const tooManyAtOnce = defineAppError('photos.too-many-at-once', 400);
/** The connection ended during the upload. */
export const brokenUpload = defineAppError('photos.broken-upload', 400);

/** No such photo, or another member's: the response is the same, so that nobody learns which. */
export const photoNotFound = defineAppError('photos.not-found', 404);
/** Only a photo that others may see can be the main one. */
export const notApproved = defineAppError('photos.not-approved', 409);
/** The chosen part is too small for a photo. Values: pixels. */
export const cropTooSmall = defineAppError('photos.crop-too-small', 422);
/** The whole picture is not stored (as for old photos), or the photo was rejected. */
export const cannotCrop = defineAppError('photos.cannot-crop', 409);

/** The brand compares no photos. */
export const checkNotOffered = defineAppError('errors.page-not-found', 404);
export const checkNotFound = defineAppError('photos.check-not-found', 404);
/** There is no first photo that others see. */
export const checkNeedsPhoto = defineAppError('photos.check-needs-photo', 409);
/** Values: count, days. */
export const checksUsedUp = defineAppError('photos.checks-used-up', 429);
/** No pose is asked for any more, in another tab perhaps. */
export const checkChanged = defineAppError('photos.check-changed', 409);
/** The picture of the pose is one of the profile's own photos. */
export const profilePhotoSent = defineAppError('photos.check-profile-photo', 409);
