'use client';

export { type Spread, SpreadBars, type SpreadBarsProps, type SpreadRow } from './SpreadBars.js';
