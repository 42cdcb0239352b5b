export { isQuiet } from './quietHours.js';
export { type SmsHindrance, type SmsOrder, type SmsSender, smsSender, type SmsSenderDeps } from './smsSender.js';
export { type SmsChange, smsSettingsStore } from './smsSettings.store.js';
