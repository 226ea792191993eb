import { defineRefusal } from '~/server/response/app-error';

/** The limit of specification, section 5. Value: limit; for free members also that of premium members. */
export const freeLimit = defineRefusal('photos.free-limit', 403);
export const premiumLimit = defineRefusal('photos.premium-limit', 403);

/** Why a file cannot become a photo; each text says what to do. Value: file, if the file has a name. */
export const notAPicture = defineRefusal('photos.not-a-picture', 415);
export const heicNotReadable = defineRefusal('photos.heic', 415);
export const unreadable = defineRefusal('photos.unreadable', 422);
/** Values: megabytes. */
export const tooManyBytes = defineRefusal('photos.too-many-bytes', 413);
/** Values: megapixels. */
export const tooManyPixels = defineRefusal('photos.too-many-pixels', 422);
/** A lower limit for kinds of files that must be decoded as a whole. Values: megapixels, kind. */
export const tooManyPixelsOfKind = defineRefusal('photos.too-many-pixels-of-kind', 422);
/** Value: pixels, of the shorter side. */
export const tooSmall = defineRefusal('photos.too-small', 422);
/** The member already has this photo. */
export const duplicate = defineRefusal('photos.duplicate', 409);
/** A person has reviewed this photo and rejected it. */
export const rejectedBefore = defineRefusal('photos.rejected-before', 409);
export const noneChosen = defineRefusal('photos.none-chosen', 400);
/** Values: count. */
export const tooManyAtOnce = defineRefusal('photos.too-many-at-once', 400);
/** The connection ended during the upload. */
export const brokenUpload = defineRefusal('photos.broken-upload', 400);

/** No such photo, or another member's: the response is the same, so that nobody learns which. */
export const photoNotFound = defineRefusal('photos.not-found', 404);
/** Only a photo that others may see can be the main one. */
export const notApproved = defineRefusal('photos.not-approved', 409);
/** The chosen part is too small for a photo. Values: pixels. */
export const cropTooSmall = defineRefusal('photos.crop-too-small', 422);
/** The whole picture is not stored (as for old photos), or the photo was rejected. */
export const cannotCrop = defineRefusal('photos.cannot-crop', 409);
