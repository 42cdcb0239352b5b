import { styled } from 'styled-components';
import { Tag } from './Tag.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

const Strip = styled.p`
  display: flex;
  flex: none;
  justify-content: flex-end;
  margin: 0;
  padding: 6px 8px 0;
`;

export interface EnvironmentStripProps extends RootProps<HTMLParagraphElement> {
  /** What this is, where it is not the real thing: "演示数据". Left out: nothing is drawn. */
  environment?: string;
}

/** Says over a page without a shell what the top bar says over all others. */
export const EnvironmentStrip = ({ environment, ...root }: EnvironmentStripProps) =>
  environment === undefined ? null : (
    <Strip {...rootProps(root)}>
      <Tag tone="info">{environment}</Tag>
    </Strip>
  );
