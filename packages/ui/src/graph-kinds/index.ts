'use client';

export { kindLooks, type KindLook, type KindLooks, type NodeShapeName, nodeShapes } from './kinds.js';
export { NodeShape, type NodeShapeProps } from './NodeShape.js';
