'use client';

export { BottomSheet, type BottomSheetProps } from './BottomSheet.js';
