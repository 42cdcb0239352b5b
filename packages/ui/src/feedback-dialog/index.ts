'use client';

export { type Feedback, FeedbackDialog, type FeedbackDialogProps } from './FeedbackDialog.js';
