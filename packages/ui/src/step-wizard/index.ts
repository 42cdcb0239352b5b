'use client';

export { StepWizard, type StepWizardProps, type WizardAnswer, type WizardStep } from './StepWizard.js';
