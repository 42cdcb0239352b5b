'use client';

export { NotificationBell, type NotificationBellProps } from './NotificationBell.js';
export { NotificationPanel, type NotificationPanelProps } from './NotificationPanel.js';
export { NotificationPreview, type NotificationPreviewProps } from './NotificationPreview.js';
export {
  NOTIFICATION_PAGE,
  type NotificationFilter,
  type NotificationItem,
  type NotificationPage,
} from './types.js';
