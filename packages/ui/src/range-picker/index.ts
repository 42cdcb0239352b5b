'use client';

export { RangePicker, type RangePickerProps } from './RangePicker.js';
export { type AskedRange, isCustomSpan, type RangeName, rangeNames, type Span, spanOf } from './span.js';
export { useRangeNames } from './useRangeNames.js';
