'use client';

export { AppPreview, type AppPreviewProps } from './AppPreview.js';
export type { PreviewValues } from './pieces.js';
export { SmsMeter, type SmsMeterProps } from './SmsMeter.js';
export { SmsPreview, type SmsPreviewProps } from './SmsPreview.js';
export { WechatPreview, type WechatPreviewField, type WechatPreviewProps } from './WechatPreview.js';
