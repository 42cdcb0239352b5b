'use client';

export { Panel, type PanelProps } from './Panel.js';
