'use client';

export { DetailDrawer, type DetailDrawerProps } from './DetailDrawer.js';
export { RecordSteps, type RecordStepsProps } from './RecordSteps.js';
