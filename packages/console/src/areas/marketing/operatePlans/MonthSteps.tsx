import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { IconButton } from '@console/ui/button';
import { shownDays } from '@console/ui/plan-calendar';
import { Button } from 'antd';
import { Steps } from './plans.styles.js';
import type { PlanViewing } from './planView.js';
import { usePlanWords } from './planWords.js';

/** Which month or week is shown, and the way to others. */
export const MonthSteps = ({ view }: { view: PlanViewing }) => {
  const words = usePlanWords();
  const { span, day, onStep, onToday } = view;
  const [year = 0, month = 1] = day.split('-').map(Number);
  const { first, last } = shownDays(day, span);
  return (
    <Steps>
      <IconButton size="small" label={words.earlier[span]} icon={<LeftOutlined />} onClick={() => onStep(-1)} />
      <b>{span === 'month' ? words.month(year, month) : words.dates(first.slice(5), last.slice(5))}</b>
      <IconButton size="small" label={words.later[span]} icon={<RightOutlined />} onClick={() => onStep(1)} />
      <Button size="small" onClick={onToday}>
        {words.today}
      </Button>
    </Steps>
  );
};
