import { transaction } from '~db/database';
import { patchMember, getMember, lockMember } from '~db/queries/member';
import type { Own } from '~db/handle';
import type { MemberPatch, MemberRow } from '~db/schema/member';
import { hiddenBy } from '~/features/account/state/profile-state.service.server';
import type { FieldErrors } from '~/contract/problem';
import { fieldErrorsOf, formProblem, type ParsedForm } from '~/server/response/respond.server';
import type { BrandContext, MemberContext } from '~/server/context/context.server';
import type { StatedProfile, ViewerMember } from '~/server/context/viewer';
import { ageOf, todayIn } from '~/server/context/calendar';
import { completenessOf } from './completeness';
import { readInterests } from '../traits/interests';
import { agreesTo, recordConsentIn } from '../consents/consent-log.service.server';
import { homeOf } from '../places/location.service.server';
import {
  countryOfRegion,
  countryName,
  countryOptions,
  regionName,
  regionOptions,
  shownPlaceKind,
  townName,
  townNames,
} from '../places/place-names.service.server';
import { readSection, sectionSchema, type EditRules, type SectionInput } from './profile-edit.schema.server';
import { noteNames, type Completeness, type NoteName, type ProfileEdit, type SectionName } from './profile-edit';
import { versionsOf } from './section-versions.server';
import type { EditPlace } from '../places/edit-place';
import { promptMessages, type PromptId } from '../prompts/prompt-messages';
import { readPrompts } from '../prompts/read-prompts';
import { isTraitValue, traits, type TraitName } from '../traits/traits';
import { changedElsewhere } from '../profiles.errors';
import { countVisits } from '../visitors/visits.service.server';

const columns = { about_me: 'about', looking_for: 'looking_for' } as const satisfies Record<NoteName, keyof MemberRow>;

export async function getProfileEdit(context: MemberContext): Promise<ProfileEdit> {
  const { db, tenant, member, clock } = context;
  const row = await getMember(db, member.id);
  const interests = readInterests(row.interests);
  const notes = notesOf(context, row);
  const traitList = Object.keys(traits) as TraitName[];
  return {
    id: row.id,
    name: row.name,
    birthDate: row.birth_date,
    age: ageOf(row.birth_date, todayIn(clock.now(), tenant.time_zone)),
    seeks: row.seeks,
    traits: Object.fromEntries(
      traitList.map((name) => [name, isTraitValue(name, row[name]) ? row[name] : null]),
    ) as ProfileEdit['traits'],
    shown: traitList.filter((name) => tenant.visible_profile_fields.includes(name)),
    interests,
    interestsShown: tenant.visible_profile_fields.includes('interests'),
    notes,
    prompts: readPrompts(row.prompts),
    promptOptions: promptOptions(context),
    place: editPlace(context, row),
    completeness: completenessOfRow(context, row),
    versions: versionsOf(row),
    hiddenBy: hiddenBy(row),
    sensitive: await agreesTo(db, member.id, 'sensitive_data'),
    visitors: await countVisits(context),
  };
}

function promptOptions({ texts, locale }: MemberContext): ProfileEdit['promptOptions'] {
  const say = texts(locale);
  return (Object.keys(promptMessages) as PromptId[]).map((id) => ({
    id,
    question: say.formatMessage(promptMessages[id]),
  }));
}

/** The place alone, as the settings show it. */
export async function getPlace(context: MemberContext): Promise<EditPlace> {
  return editPlace(context, await getMember(context.db, context.member.id));
}

/** How complete a profile is, counting what this brand shows, and a photo that is still being checked. */
function completenessOfRow(context: Pick<MemberContext, 'tenant'>, row: StatedProfile): Completeness {
  const interests = readInterests(row.interests).length;
  const prompts = readPrompts(row.prompts).length;
  return completenessOf({
    ...row,
    photo: row.main_photo_id !== null,
    interests,
    prompts,
    notes: notesOf(context, row),
  });
}

/** Whether a part of the member's profile is missing. */
export function hasGaps(context: Pick<MemberContext, 'tenant'>, { stated }: Pick<ViewerMember, 'stated'>): boolean {
  return completenessOfRow(context, stated).missing.length > 0;
}

/** The notes that this brand shows. Others are not asked for. */
function notesOf({ tenant }: Pick<MemberContext, 'tenant'>, row: StatedProfile): ProfileEdit['notes'] {
  const offered = noteNames.filter((name) => tenant.visible_profile_notes.includes(name));
  return Object.fromEntries(offered.map((name) => [name, row[columns[name]] ?? '']));
}

/** What the forms of the profile depend on here and now. */
export async function findEditRules(context: MemberContext, hasContact: EditRules['hasContact']): Promise<EditRules> {
  const { db, member, tenant } = context;
  return {
    email: member.email,
    brand: tenant.name,
    countries: tenant.countries,
    sensitive: await agreesTo(db, member.id, 'sensitive_data'),
    hasContact,
  };
}

export interface SavedSection {
  section: SectionName;
  /** What the section holds by now, for the next change of the same form. */
  version: string;
}

/** Saves the section that a form contains, unless it has a problem. */
export async function saveSectionForm(
  context: MemberContext,
  request: Request,
  hasContact: EditRules['hasContact'],
): Promise<ParsedForm<SavedSection>> {
  const form = await readSection(request, await findEditRules(context, hasContact));
  if (!form.ok) return form;
  const version = await saveSection(context, form.value);
  return { ok: true, value: { section: form.value.section, version } };
}

export type PatchedSection = SectionInput;

/** Saves one section and returns its new version. Fields that were not sent stay as they are. */
export async function saveSection(context: MemberContext, input: SectionInput): Promise<string> {
  const row = await saveSections(context, [input]);
  return versionsOf(row)[input.section];
}

/** The sections of a form that contains several, with the problems of all of them. */
export function readSections(
  values: Record<string, string>,
  sections: readonly PatchedSection['section'][],
  rules: EditRules,
): ParsedForm<PatchedSection[]> {
  const schema = sectionSchema(rules);
  const parsed = sections.map((section) => schema.safeParse({ ...values, section }));
  const problems = parsed.flatMap(({ error }) => (error ? [fieldErrorsOf(error)] : []));
  if (problems.length > 0) {
    return { ok: false, problem: formProblem(Object.assign({}, ...problems) as FieldErrors, values) };
  }
  return { ok: true, value: parsed.map(({ data }) => data as PatchedSection) };
}

/** Saves several sections of one form together, none of them if one has changed since its form was filled. */
export async function saveSections(context: MemberContext, inputs: readonly PatchedSection[]): Promise<MemberRow> {
  await takeTurn(context);
  return transaction(context.db, async (tx) => {
    // Locked, so that of two tabs the second sees what the first has saved.
    const row = (await lockMember(tx, context.member.id)) ?? (await getMember(tx, context.member.id));
    const now = versionsOf(row);
    if (inputs.some(({ section, version }) => version && version !== now[section])) throw changedElsewhere();
    const patch = patchesOf(context, inputs, row);
    if (Object.values(patch).every((value) => value === undefined)) return row;
    const agrees = inputs.some((input) => input.section === 'traits' && input.sensitive && input.sexuality);
    if (agrees) await recordConsentIn(tx, context, 'sensitive_data', true);
    await patchMember(tx, row.id, agrees ? { ...patch, sexuality_withheld: null } : patch);
    return getMember(tx, row.id);
  });
}

function patchesOf(context: BrandContext, inputs: readonly PatchedSection[], row: MemberRow): Own<MemberPatch> {
  return Object.assign({}, ...inputs.map((input) => patchOf(context, input, row))) as Own<MemberPatch>;
}

const takeTurn = ({ limits, tenant, member }: MemberContext) => limits.profile.take(`${tenant.id}|${member.id}`);

function patchOf(context: BrandContext, input: PatchedSection, row: MemberRow): Own<MemberPatch> {
  if (input.section === 'interests') {
    return { interests: input.interests.length === 0 ? null : JSON.stringify(input.interests) };
  }
  if (input.section === 'prompts') {
    return { prompts: input.prompts.length === 0 ? null : JSON.stringify(input.prompts) };
  }
  if (input.section === 'notes') return notesPatch(context, input);
  if (input.section === 'location') return locationPatch(input, row);
  if (input.section === 'traits') {
    const { section: _, version: __, sensitive: ___, ...fields } = input;
    return fields;
  }
  const { section: _, version: __, ...fields } = input;
  return fields;
}

function notesPatch({ tenant }: BrandContext, input: Extract<SectionInput, { section: 'notes' }>) {
  const patch: Own<MemberPatch> = {};
  for (const name of noteNames) {
    const value = input[name];
    if (value !== undefined && tenant.visible_profile_notes.includes(name)) patch[columns[name]] = value || null;
  }
  return patch;
}

function locationPatch(input: Extract<SectionInput, { section: 'location' }>, row: MemberRow): Own<MemberPatch> {
  const { country, countryregion: region, city } = input;
  const regionId = region !== '' && countryOfRegion(region) === country ? region : null;
  const home = homeOf({ country, regionId, name: city });
  // If the place is saved unchanged, it is still the one that the device found.
  const same = home.region_id === row.region_id && home.city === row.city && home.city !== null;
  return { ...home, located_at: same ? row.located_at : null };
}

function editPlace(context: MemberContext, row: MemberRow): EditPlace {
  const country = context.tenant.countries.find((served) => served === row.country) ?? context.tenant.countries[0]!;
  const region = row.country === country ? (row.region_id ?? '') : '';
  const towns = townNames(context, region);
  const town = townName(context, row);
  return {
    country,
    region,
    city: town !== null && towns.includes(town) ? town : '',
    words: wordsOf(context, row),
    shown: shownPlaceKind(context.tenant),
    locatedAt: row.located_at,
    near: row.geo_cell !== null,
    countries: countryOptions(context),
    regions: regionOptions(context, country),
    towns,
  };
}

/** Town, region and country as far as they are known; null if none is. */
function wordsOf(context: MemberContext, row: MemberRow): string | null {
  if (row.country === null) return null;
  const parts = [townName(context, row), regionName(context, row.region_id), countryName(context, row.country)];
  return parts.filter((part) => part !== null).join(', ');
}
