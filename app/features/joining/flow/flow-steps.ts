/** The steps of the signup flow after the account, which is step 0. */
export const FLOW_STEPS = [1, 2, 3, 4] as const;
export type FlowStep = (typeof FLOW_STEPS)[number];
/** 'complete' is the page after the last step. */
export type FlowPlace = FlowStep | 'complete';

/** The steps that a brand has: one that shows no texts of members does not ask for any. */
export function flowSteps(tenant: { visible_profile_notes: readonly unknown[] }): FlowStep[] {
  return FLOW_STEPS.filter((step) => step !== 4 || tenant.visible_profile_notes.length > 0);
}

/** Personal info is what others search by; the other steps may be left out. */
export const isSkippable = (step: FlowStep): boolean => step !== 3;

export const flowPath = (place: FlowPlace): string => `/complete-signup/${place}`;

/** The last segment of the URL; undefined for anything that is no place of the flow. */
export function readPlace(segment: string | undefined): FlowPlace | undefined {
  return segment === 'complete' ? segment : FLOW_STEPS.find((step) => String(step) === segment);
}

/** Where a button leads from a step, among the steps that this brand has. */
export function placeAfter(step: FlowStep, direction: 'on' | 'back', steps: readonly FlowStep[]): FlowPlace {
  if (direction === 'on') return steps.find((other) => other > step) ?? 'complete';
  return steps.findLast((other) => other < step) ?? step;
}

/** Earlier steps may be opened again, later ones not yet. */
export function isReachable(place: FlowPlace, open: FlowPlace): boolean {
  if (open === 'complete') return true;
  return place !== 'complete' && place <= open;
}
