import { xmlField } from '../text/xmlField.js';

/** What WeCom reports by itself, as far as it matters here. */
export const reportKinds = ['added', 'edited', 'lost', 'transferFailed', 'group', 'groupGone'] as const;
export type ReportKind = (typeof reportKinds)[number];

export interface WeComReport {
  readonly kind: ReportKind;
  /** The account of the member of staff. */
  readonly userId: string;
  readonly externalUserId: string;
  readonly chatId: string;
  /** By what whoever came may be greeted; empty: not. */
  readonly welcomeCode: string;
  /** Why a handing over failed, in WeCom's words. */
  readonly reason: string;
  /** The way that somebody came by. */
  readonly state: string;
  readonly at: Date;
}

const kinds: Readonly<Record<string, ReportKind>> = {
  'change_external_contact add_external_contact': 'added',
  'change_external_contact add_half_external_contact': 'added',
  'change_external_contact edit_external_contact': 'edited',
  'change_external_contact del_external_contact': 'lost',
  'change_external_contact del_follow_user': 'lost',
  'change_external_contact transfer_fail': 'transferFailed',
  'change_external_chat create': 'group',
  'change_external_chat update': 'group',
  'change_external_chat dismiss': 'groupGone',
};

const LONGEST = 200;

/** Null: it is nothing that matters here. */
export const readReport = (xml: string): WeComReport | null => {
  const field = (name: string): string => xmlField(xml, name).slice(0, LONGEST);
  const found = `${field('Event')} ${field('ChangeType')}`;
  const kind = Object.hasOwn(kinds, found) ? kinds[found] : undefined;
  const seconds = Number(field('CreateTime'));
  if (kind === undefined || !Number.isSafeInteger(seconds) || seconds <= 0) return null;
  return {
    kind,
    userId: field('UserID'),
    externalUserId: field('ExternalUserID'),
    chatId: field('ChatId'),
    welcomeCode: field('WelcomeCode'),
    reason: field('FailReason'),
    state: field('State'),
    at: new Date(seconds * 1000),
  };
};
