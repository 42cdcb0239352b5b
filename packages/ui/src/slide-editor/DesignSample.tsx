import type { SlideDesign } from '@console/base/slides';
import type { CSSProperties } from 'react';
import { Small } from '../slide-view/slideView.styles.js';

const bars = [20, 28, 16, 24] as const;
const box = { width: 120, height: 68 } as const;

/** Width by height. */
export const SAMPLE_SHAPE = box.width / box.height;

interface DesignSampleProps {
  design: SlideDesign;
  /** In the place of its own size. */
  style?: CSSProperties;
}

/** A cover and the beginning of a page in a design: its colours, without words. */
export const DesignSample = ({ design, style = box }: DesignSampleProps) => (
  <Small style={style} aria-hidden>
    <svg viewBox="0 0 120 68" focusable="false">
      <rect width="120" height="68" fill={design.ground} />
      <rect width="52" height="68" fill={design.cover} />
      <rect x="8" y="26" width="34" height="5" fill={design.onCover} />
      <rect x="8" y="35" width="22" height="3" fill={design.onCover} fillOpacity="0.7" />
      <rect x="60" y="10" width="40" height="4" fill={design.text} />
      <rect x="60" y="18" width="28" height="2.5" fill={design.muted} />
      {bars.map((height, at) => (
        <rect key={height} x={62 + at * 13} y={58 - height} width="8" height={height} fill={design.series[at]} />
      ))}
      <rect x="60" y="58" width="52" height="1" fill={design.rule} />
    </svg>
  </Small>
);
