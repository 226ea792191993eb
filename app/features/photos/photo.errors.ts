import { defineRefusal } from '~/server/response/app-error';

/** Spec, section 5: as many as a member may have. Values: limit; the first is told what premium would change. */
export const freeLimit = defineRefusal('photos.free-limit', 403);
export const premiumLimit = defineRefusal('photos.premium-limit', 403);

/** What cannot become a photo, each said so that the person knows what to do. Value: file, where it has a name. */
export const notAPicture = defineRefusal('photos.not-a-picture', 415);
export const heicNotReadable = defineRefusal('photos.heic', 415);
export const unreadable = defineRefusal('photos.unreadable', 422);
/** Values: megabytes. */
export const tooManyBytes = defineRefusal('photos.too-many-bytes', 413);
/** Values: megapixels. */
export const tooManyPixels = defineRefusal('photos.too-many-pixels', 422);
/** Fewer than in other files, since a file of this kind has to be read as a whole. Values: megapixels, kind. */
export const tooManyPixelsOfKind = defineRefusal('photos.too-many-pixels-of-kind', 422);
/** Values: pixels, of the shorter side. */
export const tooSmall = defineRefusal('photos.too-small', 422);
/** The member has it already. */
export const duplicate = defineRefusal('photos.duplicate', 409);
/** A person has looked at it and said no. */
export const rejectedBefore = defineRefusal('photos.rejected-before', 409);
export const noneChosen = defineRefusal('photos.none-chosen', 400);
/** Values: count. */
export const tooManyAtOnce = defineRefusal('photos.too-many-at-once', 400);
/** The connection ended in the middle. */
export const brokenUpload = defineRefusal('photos.broken-upload', 400);

/** No such photo, or somebody else's: nobody learns which. */
export const photoNotFound = defineRefusal('photos.not-found', 404);
/** Only what others may see can be the main photo. */
export const notApproved = defineRefusal('photos.not-approved', 409);
/** The part chosen is too small to be a photo. Values: pixels. */
export const cropTooSmall = defineRefusal('photos.crop-too-small', 422);
/** Photos of before could be cut: nothing but the portrait is kept of them. */
export const cannotCrop = defineRefusal('photos.cannot-crop', 409);
