import { Bone } from '../states/states.styles.js';
import { Bones as Row } from './ChartCard.styles.js';

const heights = ['46%', '62%', '54%', '78%', '70%', '88%', '64%'];

/** Grey bars as high as the chart to come. */
export const Bones = () => (
  <Row aria-hidden="true">
    {heights.map((height) => (
      <Bone key={height} style={{ height }} />
    ))}
  </Row>
);
