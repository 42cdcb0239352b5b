import { ClockCircleOutlined } from '@ant-design/icons';
import { formatDateTime } from '@console/base';
import { styled } from 'styled-components';
import { useNow } from '../../../time/useNow.js';
import { useCaseWords } from './caseWords.js';

const DAY = 86_400_000;

const Root = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;

  &[data-state='soon'] {
    color: ${(p) => p.theme.warn};
  }

  &[data-state='over'] {
    color: ${(p) => p.theme.error};
  }
`;

export interface DueTimeProps {
  /** ISO 8601. */
  dueTime: string;
  /** It is over: nothing is due any more. Default false. */
  settled?: boolean;
}

/** Until when a case is to be seen to: lit in the last day, and red after it. */
export const DueTime = ({ dueTime, settled = false }: DueTimeProps) => {
  const words = useCaseWords();
  const left = Date.parse(dueTime) - useNow().getTime();
  const state = settled ? 'far' : left < 0 ? 'over' : left < DAY ? 'soon' : 'far';
  const time = formatDateTime(dueTime).slice(5, 16);
  return (
    <Root data-state={state}>
      {state !== 'far' && <ClockCircleOutlined aria-hidden />}
      {state === 'over' ? words.overdue(time) : words.dueAt(time)}
    </Root>
  );
};
