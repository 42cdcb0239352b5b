import type { NodeShapeName } from '../graph-kinds/kinds.js';
import type { View } from './view.js';

/** One look of nodes, with its colour as the theme has it just now. */
export interface CrowdLook {
  readonly shape: NodeShapeName;
  readonly colour: string;
}

/** Many nodes and edges at once, without names: what lies behind those that are looked at. */
export interface Crowd {
  /** Two numbers for each node. */
  readonly places: Float32Array;
  /** Two numbers of nodes for each edge. */
  readonly ends: Uint32Array;
  /** For each node which of the looks it has. */
  readonly kinds: Uint8Array;
  readonly looks: readonly CrowdLook[];
  /** Of edges. */
  readonly line: string;
  /** Of the ground, which fills what is hollow. */
  readonly ground: string;
}

export interface CrowdFrame {
  readonly view: View;
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen for one of the page. */
  readonly ratio: number;
}

/** What the worker is told. */
export type CrowdRequest =
  | { readonly crowd: Crowd }
  | { readonly places: Float32Array }
  | { readonly frame: CrowdFrame };

/** What it answers a frame with. */
export interface CrowdReply {
  readonly bitmap: ImageBitmap;
  readonly view: View;
  readonly by: 'webgl' | 'canvas';
}

/** Radius of nodes at 100 %. */
export const NODE = { plain: 7, near: 8.5, focus: 13 } as const;

/** Past these, what is in sight is a crowd. */
export const FEW = { nodes: 400, edges: 2500 } as const;

/** How large nodes are at a scale: they shrink more slowly than the distances between them. */
export const growAt = (scale: number): number => Math.min(1.5, Math.max(0.2, scale ** 0.6));
