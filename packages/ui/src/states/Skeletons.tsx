import { Bone, BoneHead, BoneRow, Paragraph } from './states.styles.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

export interface SkeletonsProps extends RootProps<HTMLDivElement> {
  /** `table`: a head and rows, as high as those of a list. `rows`: rows only. `text`: a paragraph. Default `rows`. */
  shape?: 'table' | 'rows' | 'text';
  /** How many. Default 5. */
  count?: number;
}

const rowWidths = [180, 140, 200, 120, 164];
const lineWidths = ['38%', '100%', '100%', '82%', '100%', '64%'];

const at = <T,>(list: readonly T[], index: number): T | undefined => list[index % list.length];

/** Grey bars in the shape of what is coming. Says nothing to a screen reader: its owner does. */
export const Skeletons = ({ shape = 'rows', count = 5, ...root }: SkeletonsProps) => {
  const indexes = Array.from({ length: count }, (_, index) => index);
  if (shape === 'text') {
    return (
      <Paragraph {...rootProps(root)} aria-hidden="true">
        {indexes.map((index) => (
          <Bone key={index} style={{ width: at(lineWidths, index) }} />
        ))}
      </Paragraph>
    );
  }
  return (
    <div {...rootProps(root)} aria-hidden="true">
      {shape === 'table' && <BoneHead />}
      {indexes.map((index) => (
        <BoneRow key={index}>
          <Bone style={{ width: at(rowWidths, index) }} />
          <Bone style={{ width: 40 }} />
          <Bone style={{ width: 70 }} />
        </BoneRow>
      ))}
    </div>
  );
};
