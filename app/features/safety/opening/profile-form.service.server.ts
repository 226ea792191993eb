import { readSection, type EditRules, type SectionInput } from '~/features/profiles/edit/profile-edit.schema.server';
import { agreesToSensitive, saveSection } from '~/features/profiles/edit/profile-edit.service.server';
import type { MemberContext } from '~/server/context/context.server';
import type { ParsedForm } from '~/server/response/respond.server';
import { contactFinder } from './opening.service.server';

/** What the form of the member's own profile depends on here and now. */
export async function findEditRules(context: MemberContext): Promise<EditRules> {
  const { member, tenant } = context;
  return {
    email: member.email,
    brand: tenant.name,
    countries: tenant.countries,
    sensitive: await agreesToSensitive(context),
    hasContact: contactFinder(tenant),
  };
}

/** Saves the section of the profile that the form contains, unless it has a problem. */
export async function saveProfileForm(context: MemberContext, request: Request): Promise<ParsedForm<SectionInput>> {
  const form = await readSection(request, await findEditRules(context));
  if (form.ok) await saveSection(context, form.value);
  return form;
}
