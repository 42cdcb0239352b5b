'use client';

export { type RfmBlock, RfmPicture, type RfmPictureProps, type RfmValues } from './RfmPicture.js';
export { ThresholdPicture, type ThresholdPictureProps } from './ThresholdPicture.js';
export type { ThresholdSide, ValueSpread } from './passing.js';
