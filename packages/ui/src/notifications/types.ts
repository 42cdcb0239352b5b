/** One message as its reader sees it. */
export interface NotificationItem {
  readonly id: string;
  readonly subject: string;
  /** ISO 8601, with its offset. */
  readonly time: string;
  readonly read: boolean;
  /** Where the message leads on to, as the address bar has it. */
  readonly link?: { readonly label: string; readonly href: string };
}

/** One page of the list, newest first. */
export interface NotificationPage {
  readonly items: readonly NotificationItem[];
  /** On all pages. */
  readonly total: number;
}

export type NotificationFilter = 'all' | 'unread';

/** Messages on a page. */
export const NOTIFICATION_PAGE = 10;
/** Beyond this the badge says only that there are more. */
export const BADGE_MOST = 99;

export const badgeText = (unread: number): string => (unread > BADGE_MOST ? `${BADGE_MOST}+` : String(unread));
