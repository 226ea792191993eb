import { describe, expect, it } from 'vitest';
import { userResponseSchema } from '~/contract/user';
import { frozenClock } from '~/server/context/clock';
import type { ViewerMember } from '~/server/context/viewer';
import { testTenant } from '~/tenancy/tenant.testing';
import { toUserResponse } from './user-response.service.server';

const context = { clock: frozenClock(Date.UTC(2026, 5, 15, 12)), tenant: testTenant() };
const member: ViewerMember = {
  id: 'm1',
  name: 'Anna',
  email: 'anna@example.org',
  status: 'not_confirmed',
  profileStatus: 'disabled',
  hiddenBy: 'unconfirmed',
  decisionNumber: null,
  paidUser: false,
  credits: 30,
  language: 'nl',
  country: 'NL',
  regionId: 'NL-07',
  geoCell: null,
  invisible: false,
  gender: 'female',
  seeks: null,
  sexuality: null,
  birthDate: '1990-06-15',
  notificationsDisabled: ['like'],
  signupDate: 1000,
  lastActiveAt: 2000,
  stated: {
    gender: 'female',
    relationship_status: null,
    hair_color: null,
    eye_color: null,
    body_type: null,
    interests: null,
    prompts: null,
    about: null,
    looking_for: null,
    city: null,
    region_id: 'NL-07',
    main_photo_id: null,
    signup_step: null,
  },
  mainPhoto: { filename: 'a.webp', thumbFilename: 'a-thumb.webp', matchFilename: 'a-match.webp', status: 'active' },
};

describe('the user of the API', () => {
  // covers S3-001 S3-002 S3-003 S3-004 S3-005 S3-006 S3-007 S3-008 S3-009 S3-010 S3-011 S3-013 S3-015 S3-016 S3-017
  // covers S3-019
  it('has exactly the fields of the contract', () => {
    expect(toUserResponse(context, member)).toEqual({
      id: 'm1',
      status: 'not_confirmed',
      credits: 30,
      paid_user: false,
      language: 'nl',
      signup_date: 1000,
      notifications_disabled: ['like'],
      profile: {
        id: 'm1',
        name: 'Anna',
        age: 36,
        gender: 'female',
        country: 'NL',
        status: 'disabled',
        main_image: { filename: 'a.webp', thumb_filename: 'a-thumb.webp', status: 'active', match: 'a-match.webp' },
        fictional: false,
      },
    });
  });

  it('matches the schema of the contract', () => {
    const id = '0'.repeat(26);
    const user = toUserResponse(context, { ...member, id });
    expect(userResponseSchema.strict().parse(user)).toEqual(user);
  });

  // covers S3-014
  it('has null for no picture, never undefined', () => {
    expect(toUserResponse(context, { ...member, mainPhoto: null, birthDate: null }).profile).toMatchObject({
      main_image: null,
      age: null,
    });
  });
});
