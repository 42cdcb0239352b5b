'use client';

export { ToolWall, type ToolWallProps } from './ToolWall.js';
export type { WallQuery, WallTool } from './types.js';
