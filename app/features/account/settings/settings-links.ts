import { defineMessages, type MessageDescriptor } from 'react-intl';
import {
  ArrowDown,
  BadgeCheck,
  Ban,
  Bell,
  BookOpen,
  CircleX,
  Eye,
  EyeOff,
  Globe,
  Lock,
  LockKeyhole,
  LogOut,
  MailCheck,
  MapPin,
  MessageCircle,
  ShieldCheck,
  Smartphone,
  SunMoon,
} from '~/ui/Icon/icons';
import type { Icon } from '~/ui/Icon/make-icon';

export type SettingsGroup = 'account' | 'contact' | 'privacy' | 'place' | 'data';

export interface SettingsLink {
  name: string;
  path: string;
  icon: Icon;
  group: SettingsGroup;
  title: MessageDescriptor;
  /** One line about what is found there. */
  line: MessageDescriptor;
}

const titles = defineMessages({
  email: { id: 'settings.email-title', defaultMessage: 'E-mail address' },
  password: { id: 'settings.password-title', defaultMessage: 'Password' },
  passkeys: { id: 'settings.passkeys-title', defaultMessage: 'Passkeys' },
  sessions: { id: 'settings.sessions-title', defaultMessage: 'Where you are logged in' },
  messages: { id: 'settings.messages-title', defaultMessage: 'E-mails and notifications' },
  ['news']: { id: 'settings.news-title', defaultMessage: 'What’s new' },
  chats: { id: 'settings.chats-title', defaultMessage: 'Messages' },
  visibility: { id: 'settings.visibility-title', defaultMessage: 'Who sees me' },
  blocked: { id: 'settings.blocked-title', defaultMessage: 'Blocked members' },
  hidden: { id: 'settings.hidden-title', defaultMessage: 'Hidden members' },
  consents: { id: 'settings.consents-title', defaultMessage: 'Privacy and consent' },
  check: { id: 'settings.photo-check-title', defaultMessage: 'Photo check' },
  terms: { id: 'settings.agreement-title', defaultMessage: 'Terms and privacy notice' },
  location: { id: 'settings.location-title', defaultMessage: 'Location' },
  language: { id: 'settings.language-title', defaultMessage: 'Language' },
  appearance: { id: 'settings.appearance-title', defaultMessage: 'Light or dark' },
  'about-me': { id: 'settings.about-me-title', defaultMessage: 'What we know about you' },
  data: { id: 'settings.data-title', defaultMessage: 'My data' },
  leave: { id: 'settings.leave-title', defaultMessage: 'Delete my account' },
});

const lines = defineMessages({
  email: { id: 'settings.email-line', defaultMessage: 'The address you log in with' },
  password: { id: 'settings.password-line', defaultMessage: 'Choose a new password' },
  passkeys: { id: 'settings.passkeys-line', defaultMessage: 'Log in with your face, fingerprint or PIN' },
  sessions: { id: 'settings.sessions-line', defaultMessage: 'Your devices, and how to log them out' },
  messages: { id: 'settings.messages-line', defaultMessage: 'What we tell you about, how and how often' },
  ['news']: { id: 'settings.news-line', defaultMessage: 'What has changed on the website' },
  chats: { id: 'settings.chats-line', defaultMessage: 'Who may write to you, and read receipts' },
  visibility: { id: 'settings.visibility-line', defaultMessage: 'Members only or visitors too, and invisible mode' },
  blocked: { id: 'settings.blocked-line', defaultMessage: 'People who can neither see you nor write to you' },
  hidden: { id: 'settings.hidden-line', defaultMessage: 'People you no longer want to see' },
  consents: { id: 'settings.consents-line', defaultMessage: 'What you have agreed to, and how to take it back' },
  check: { id: 'settings.photo-check-line', defaultMessage: 'A mark that shows your first photo is you' },
  terms: { id: 'settings.agreement-line', defaultMessage: 'What you have accepted, and what has changed' },
  location: { id: 'settings.location-line', defaultMessage: 'Where you are looking for people' },
  language: { id: 'settings.language-line', defaultMessage: 'For the website, e-mails and notifications' },
  appearance: { id: 'settings.appearance-line', defaultMessage: 'How the site looks in this browser' },
  'about-me': { id: 'settings.about-me-line', defaultMessage: 'What is stored, who may see it, and until when' },
  data: { id: 'settings.data-line', defaultMessage: 'Get a copy of everything we have about you' },
  leave: { id: 'settings.leave-line', defaultMessage: 'Leave, and what happens to your profile' },
});

/** Words and icon of every section that is planned, by name. */
const sections = {
  'email-address': { path: '/notifications/email-address', icon: MailCheck, group: 'account', title: titles.email, line: lines.email },
  password: { path: '/notifications/password', icon: Lock, group: 'account', title: titles.password, line: lines.password },
  passkeys: { path: '/notifications/passkeys', icon: LockKeyhole, group: 'account', title: titles.passkeys, line: lines.passkeys },
  sessions: { path: '/notifications/sessions', icon: Smartphone, group: 'account', title: titles.sessions, line: lines.sessions },
  messages: { path: '/notifications/messages', icon: Bell, group: 'contact', title: titles.messages, line: lines.messages },
  ['news']: { path: '/notifications/news', icon: BookOpen, group: 'contact', title: titles['news'], line: lines['news'] },
  chats: { path: '/chats/settings', icon: MessageCircle, group: 'contact', title: titles.chats, line: lines.chats },
  visibility: { path: '/notifications/visibility', icon: EyeOff, group: 'privacy', title: titles.visibility, line: lines.visibility },
  blocked: { path: '/blocked', icon: Ban, group: 'privacy', title: titles.blocked, line: lines.blocked },
  hidden: { path: '/members?hidden', icon: CircleX, group: 'privacy', title: titles.hidden, line: lines.hidden },
  consents: { path: '/notifications/consents', icon: ShieldCheck, group: 'privacy', title: titles.consents, line: lines.consents },
  'photo-check': { path: '/notifications/photo-check', icon: BadgeCheck, group: 'privacy', title: titles.check, line: lines.check },
  terms: { path: '/notifications/terms', icon: BookOpen, group: 'privacy', title: titles.terms, line: lines.terms },
  location: { path: '/notifications/location', icon: MapPin, group: 'place', title: titles.location, line: lines.location },
  language: { path: '/notifications/language', icon: Globe, group: 'place', title: titles.language, line: lines.language },
  appearance: { path: '/appearance?next=/notifications', icon: SunMoon, group: 'place', title: titles.appearance, line: lines.appearance },
  data: { path: '/notifications/data', icon: ArrowDown, group: 'data', title: titles.data, line: lines.data },
  'about-me': { path: '/notifications/about-me', icon: Eye, group: 'data', title: titles['about-me'], line: lines['about-me'] },
  leave: { path: '/notifications/leave', icon: LogOut, group: 'data', title: titles.leave, line: lines.leave },
} as const satisfies Record<string, Omit<SettingsLink, 'name'>>; // prettier-ignore

export type SettingsName = keyof typeof sections;

/** The sections whose page exists, in the order of the list; a test compares them with routes.ts. */
const existing: readonly SettingsName[] = [
  'email-address',
  'password',
  'passkeys',
  'sessions',
  'messages',
  'news',
  'chats',
  'visibility',
  'blocked',
  'hidden',
  'consents',
  'photo-check',
  'terms',
  'location',
  'language',
  'appearance',
  'data',
  'about-me',
  'leave',
];

export const settingsLinks: readonly SettingsLink[] = existing.map((name) => ({ name, ...sections[name] }));

export const settingsTitle = (name: SettingsName): MessageDescriptor => sections[name].title;
