/** The wire contract's shapes (spec section 3) as the browser reads them. */
export interface WireImage {
  filename: string;
  thumb_filename: string;
  status: string;
  match: string | null;
}

export interface WireProfile {
  id: string;
  name: string;
  age: number | null;
  gender: 'male' | 'female' | null;
  country: string | null;
  region: string | null;
  city: string | null;
  status: 'active' | 'disabled';
  main_image: WireImage | null;
  fictional: boolean;
  last_active: number | null;
}

export interface WireUser {
  status: 'not_confirmed' | 'active';
  credits: number;
  paid_user: boolean;
  language: string;
  signup_date: number;
  notifications_disabled: string[];
  profile: WireProfile;
}

export interface WireChat {
  conversation: { id: string };
  profile: WireProfile;
  num_unread_messages: number;
  last_message: { type: 'text' | 'photo' | 'gift'; text: string; at: number; own: boolean } | null;
}

/** A page of conversations, newest first; `num_unread_messages` counts all of them, `next` begins the next page. */
export interface WireChats {
  chats: WireChat[];
  num_unread_messages: number;
  next: string | null;
}

export interface WireLikes {
  profiles: WireProfile[];
  /** Who likes the member, new ones first. */
  liked_by: { id: string; like_new: boolean; author: 'member' | 'operator' | 'automation' | 'system' }[];
  /** Who likes each other, the newest match first. */
  matches: { id: string; matched_at: number }[];
  /** Over all likes, also those that are not in `liked_by`. */
  num_new_likes: number;
}

export interface WireCompany {
  name: string;
  address: string;
  kvk: string;
  city: string;
  country: string;
  tradenames: string[];
  vat_numbers: string[];
  support_phone: string;
  support_email: string;
  delete_discount: number;
  added: string;
}

/** Why others do not see a member's own profile: not confirmed yet, or hidden by the team. Null: they see it. */
export type HiddenBy = 'unconfirmed' | 'team' | null;
