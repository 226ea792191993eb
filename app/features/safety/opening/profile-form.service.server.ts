import { saveSectionForm } from '~/features/profiles/edit/profile-edit.service.server';
import type { MemberContext } from '~/server/context/context.server';
import { contactFinder } from './opening.service.server';

/** Saves the section of the member's own profile that a form contains; no text of it may hold contact details. */
export const saveProfileForm = (context: MemberContext, request: Request) =>
  saveSectionForm(context, request, contactFinder(context.tenant));
