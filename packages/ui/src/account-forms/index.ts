'use client';

export {
  type BasicInfo,
  type BasicInfoChange,
  BasicInfoDialog,
  type BasicInfoDialogProps,
} from './BasicInfoDialog.js';
export { ChangePasswordDialog, type ChangePasswordDialogProps, type PasswordChange } from './ChangePasswordDialog.js';
export { NewPassword, type NewPasswordProps } from './NewPassword.js';
export { PasswordInput, type PasswordInputProps } from './PasswordInput.js';
