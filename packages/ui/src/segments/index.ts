'use client';

export { Segments, type SegmentsProps } from './Segments.js';
