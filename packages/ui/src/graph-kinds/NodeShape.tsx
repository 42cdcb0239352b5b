import type { SVGProps } from 'react';
import { widgetClass } from '../root/rootProps.js';
import { tokens } from '../theme/tokens.js';
import type { KindLook } from './kinds.js';
import { isHollow, outlineOf, shapePath } from './shapes.js';

export interface NodeShapeProps extends Omit<SVGProps<SVGSVGElement>, 'fill' | 'stroke'> {
  /** From `kindLooks`. */
  look: KindLook;
  /** Pixels of its box. Default 16. */
  size?: number;
}

/** The mark of a kind of node. It says nothing by itself: the kind stands beside it in words, or names the row. */
export const NodeShape = ({ look, size = 16, className, ...rest }: NodeShapeProps) => {
  const outline = outlineOf(look.shape);
  const colour = tokens[look.colour];
  return (
    <svg
      width={size}
      height={size}
      viewBox="-8 -8 16 16"
      aria-hidden="true"
      {...rest}
      className={widgetClass(className)}
    >
      <path
        d={shapePath(look.shape, 5.5)}
        style={{ fill: isHollow(look.shape) ? 'none' : colour, stroke: outline > 0 ? colour : 'none' }}
        strokeWidth={outline}
        strokeLinejoin="round"
      />
    </svg>
  );
};
