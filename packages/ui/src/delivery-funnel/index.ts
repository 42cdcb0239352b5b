'use client';

export { DeliveryFunnel, type DeliveryFunnelProps } from './DeliveryFunnel.js';
export { type DeliveryReason, DeliveryReasons, type DeliveryReasonsProps } from './DeliveryReasons.js';
export type { DeliveryNumbers, DeliveryStep } from './steps.js';
