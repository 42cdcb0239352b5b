import {
  BarChartOutlined,
  HeatMapOutlined,
  LineChartOutlined,
  OrderedListOutlined,
  PieChartOutlined,
  RiseOutlined,
  TableOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useWords } from '../locale/useWords.js';
import { Group, Segment } from '../segments/Segments.styles.js';
import { below } from '../theme/layout.js';
import type { DrawnKind } from './figureTable.js';
import { dataAnswerWords } from './locale.js';
import type { ShapeKind } from './shape.js';

/** How a result can be shown. */
export type ResultKind = 'table' | DrawnKind | ShapeKind;

const icons: Readonly<Record<ResultKind, ReactNode>> = {
  table: <TableOutlined aria-hidden />,
  bar: <BarChartOutlined aria-hidden />,
  line: <LineChartOutlined aria-hidden />,
  pie: <PieChartOutlined aria-hidden />,
  league: <OrderedListOutlined aria-hidden />,
  box: <TeamOutlined aria-hidden />,
  shots: <HeatMapOutlined aria-hidden />,
  timeline: <RiseOutlined aria-hidden />,
};

const Switch = styled(Group)`
  --cx-control-height: 28px;

  flex: none;
  font-size: 13px;

  .anticon {
    margin-inline-end: 6px;
    font-size: 14px;
  }

  [data-chosen] {
    font-weight: 600;
  }

  ${below.mobile} {
    --cx-control-height: 40px;

    flex: 1;

    > label {
      flex: 1;
    }
  }
`;

export interface KindSwitchProps {
  /** What there is to choose from, in the order shown. */
  kinds: readonly ResultKind[];
  /** The one that is shown. */
  value: ResultKind;
  /** Another one was chosen. */
  onChange: (kind: ResultKind) => void;
}

/** How the result is shown, each with its icon and its word. For the keyboard one stop, arrows choose. */
export const KindSwitch = ({ kinds, value, onChange }: KindSwitchProps) => {
  const words = useWords(dataAnswerWords);
  const name = useId();
  return (
    <Switch role="radiogroup" aria-label={words.form}>
      {kinds.map((kind) => (
        <Segment key={kind} title={words.kinds[kind]} data-chosen={kind === value ? '' : undefined}>
          <i />
          <input type="radio" name={name} checked={kind === value} onChange={() => onChange(kind)} />
          <span>
            {icons[kind]}
            {words.kinds[kind]}
          </span>
        </Segment>
      ))}
    </Switch>
  );
};
